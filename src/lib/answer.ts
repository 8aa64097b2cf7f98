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
