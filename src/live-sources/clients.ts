/**
 * Makes the clients of the live sources. How each asks and reads belongs in the file of its name.
 */
import { comwel } from "./comwel.ts";
import { ask, type Service } from "./data-go-kr.ts";
import { fscAccounts, fscOutline } from "./fsc.ts";
import { ftc } from "./ftc.ts";
import { koneps } from "./koneps.ts";
import type {
  AccountsSource,
  LiveFacts,
  LiveSource,
  LiveSourceName,
  LiveSourceOptions,
} from "./live-source.ts";

const SERVICES: Record<LiveSourceName, Service<LiveFacts>> = {
  comwel,
  fsc: fscOutline,
  ftc,
  koneps,
};

export function createLiveSource(name: LiveSourceName, options: LiveSourceOptions): LiveSource {
  return { name, ask: (businessNumber) => ask(SERVICES[name], options, businessNumber) };
}

export function createAccountsSource(options: LiveSourceOptions): AccountsSource {
  return { askAccounts: (corporateNumber) => ask(fscAccounts, options, corporateNumber) };
}
