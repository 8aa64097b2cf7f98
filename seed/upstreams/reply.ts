/**
 * The answer of a stand-in upstream before it is sent, and formats that several upstreams use.
 * `nts.ts`, `opendart.ts` and `live-sources.ts` choose answers, and `server.ts` sends them.
 */

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Headers in addition to Content-Type and Content-Length. */
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(status: number, value: unknown): Reply {
  return { status, type: "application/json;charset=UTF-8", body: JSON.stringify(value) };
}

export function plain(status: number, body: string): Reply {
  return { status, type: "text/plain", body };
}

/** An XML answer with HTTP 200. OpenDART and data.go.kr's gateway report faults like this. */
export function xml(body: string): Reply {
  return {
    status: 200,
    type: "application/xml;charset=UTF-8",
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  };
}

const XML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export function xmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => XML_ENTITIES[character] ?? character);
}
