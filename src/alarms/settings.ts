/** Reads the settings of alarms. They are not in `config.ts`: a fault here must not stop checks. */
import { isLoopback } from "../lib/loopback.ts";
import { readWebhookSecrets, type WebhookSecret } from "../lib/standard-webhooks.ts";

/** The addresses are secrets, because the address of a webhook often contains a token. */
export const ALARM_SECRETS = [
  "HEARTBEAT_URL",
  "ALERT_WEBHOOK_URL",
  "ALERT_WEBHOOK_SECRET",
] as const;
type AlarmSecret = (typeof ALARM_SECRETS)[number];

export interface Listener {
  url: string;
  secrets: WebhookSecret[];
}

export interface AlarmSettings {
  heartbeatUrl: string | null;
  listener: Listener | null;
  /** Settings that are ignored, with the reason. The reason does not quote the setting. */
  problems: { setting: AlarmSecret; problem: string }[];
}

/** @param isLocal whether http to the loopback address is allowed, as in the local run */
export function readAlarmSettings(
  given: Partial<Record<AlarmSecret, string>>,
  isLocal: boolean,
): AlarmSettings {
  const problems: AlarmSettings["problems"] = [];
  const url = (setting: AlarmSecret): string | null => {
    const text = given[setting]?.trim();
    if (!text) return null;
    if (isAddress(text, isLocal)) return text;
    problems.push({ setting, problem: "is not an https address without a user name" });
    return null;
  };
  const heartbeatUrl = url("HEARTBEAT_URL");
  const hook = url("ALERT_WEBHOOK_URL");
  const secret = given.ALERT_WEBHOOK_SECRET?.trim();
  const secrets = secret ? readWebhookSecrets(secret) : null;
  if (given.ALERT_WEBHOOK_URL?.trim() && !secret)
    problems.push({
      setting: "ALERT_WEBHOOK_SECRET",
      problem: "is missing, so no message about an alarm is sent to ALERT_WEBHOOK_URL",
    });
  else if (secret && !secrets)
    problems.push({
      setting: "ALERT_WEBHOOK_SECRET",
      problem: "is not whsec_ followed by 24 to 64 bytes in base64",
    });
  return { heartbeatUrl, listener: hook && secrets ? { url: hook, secrets } : null, problems };
}

function isAddress(text: string, isLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  // `fetch` would not send them.
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (isLocal && protocol === "http:" && isLoopback(text));
}
