/**
 * The answer of a service that may be down. "Unavailable" is an outcome of its own: it says
 * nothing about what was asked, and code that handles an answer must handle it too.
 */

export interface Answered<T> {
  kind: "answered";
  value: T;
}

export interface Unavailable {
  kind: "unavailable";
}

export type Answer<T> = Answered<T> | Unavailable;

export function answered<T>(value: T): Answered<T> {
  return { kind: "answered", value };
}

/** Why the registry did not answer. `key`: it refuses our own key. */
export type RegistryFault = "timeout" | "network" | "http" | "malformed" | "key";
