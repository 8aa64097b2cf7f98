/**
 * What a stand-in answers, before it is sent, and the shapes that all upstreams share (JSON, bare
 * XML, the gateway's page). Which answer is due belongs to `nts.ts`, `opendart.ts` and
 * `live-sources.ts`, sending it to `server.ts`.
 */

/** An HTTP answer that is complete but not sent yet. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** A JSON answer; both services send their bodies as UTF-8. */
export function json(status: number, value: unknown): Reply {
  return { status, type: "application/json;charset=UTF-8", body: JSON.stringify(value) };
}

/** An XML answer with HTTP 200: how OpenDART and the data.go.kr gateway report their own faults. */
export function xml(body: string): Reply {
  return {
    status: 200,
    type: "application/xml;charset=UTF-8",
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  };
}

const XML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as the content of an XML element. */
export function xmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => XML_ENTITIES[character] ?? character);
}
