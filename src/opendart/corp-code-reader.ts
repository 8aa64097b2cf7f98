/** Reads OpenDART's corpCode file (docs/upstreams.md#corpcode-file) in pieces, to save memory. */
import { firstCharacters } from "../lib/bounded-text.ts";
import { plainText } from "../lib/plain-text.ts";
import { XmlFault, XmlReader } from "../lib/xml.ts";
import { CorpCodeFault } from "./corp-code-fault.ts";
import { isFieldText } from "./field-text.ts";

/** Texts are trimmed and have no unseen characters. */
export interface DisclosedCompany {
  corpCode: string;
  name: string;
  englishName: string;
  stockCode: string;
  /** YYYYMMDD */
  modifiedOn: string;
}

const FIELDS = ["corp_code", "corp_name", "corp_eng_name", "stock_code", "modify_date"] as const;
/** A company without references or CDATA, which is the form of nearly all companies. */
const USUAL_COMPANY = new RegExp(
  `\\s*<list>${FIELDS.map((name) => `\\s*<${name}>([^<&\\]]*)</${name}>`).join("")}\\s*</list>`,
  "y",
);
const MAX_DEPTH = 3;
/** In characters. A message may repeat the name of an element, which may be very long. */
const MAX_FAULT = 200;

/** In 2026 the zip has 3.6 MB and its document 30 MB; both grow by one or two percent a year. */
export const MAX_ZIP_BYTES = 20_000_000;
/** Even the slowest document of this size fits into the CPU time of one invocation (`cpu_ms`). */
const MAX_DOCUMENT_BYTES = 50_000_000;
const REFUSAL_BYTES = 4096;

/** The parser pauses after this many bytes, so that the isolate can serve requests. */
const BYTES_BETWEEN_PAUSES = 2_000_000;

/** Use no company until this ends: the end of the file may be damaged. @throws CorpCodeFault */
export async function readCorpCodes(
  zip: Uint8Array,
  onCompany: (company: DisclosedCompany) => void,
): Promise<void> {
  // A zip starts with "PK".
  if (zip[0] !== 0x50 || zip[1] !== 0x4b) throw notAZip(zip.subarray(0, REFUSAL_BYTES));
  const document = new CompanyListParser(onCompany);
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new CorpCodeFault("malformed_xml", "The document is not valid UTF-8.");
    }
  };
  // Loaded only here, because fflate builds tables, and most isolates read no zip.
  const { unzipSingleFile } = await import("./unzip.ts");
  let size = 0;
  let pauseAt = BYTES_BETWEEN_PAUSES;
  for (const bytes of unzipSingleFile(zip)) {
    size += bytes.length;
    if (size > MAX_DOCUMENT_BYTES) {
      const limit = `${MAX_DOCUMENT_BYTES / 1_000_000} MB`;
      throw new CorpCodeFault("too_large", `The document in the zip is larger than ${limit}.`);
    }
    document.write(decode(bytes));
    if (size >= pauseAt) {
      await new Promise((resolve) => setTimeout(resolve));
      pauseAt = size + BYTES_BETWEEN_PAUSES;
    }
  }
  document.write(decode());
  document.end();
}

class CompanyListParser {
  readonly #reader = new XmlReader({
    open: (name) => this.#open(name),
    text: (text) => {
      this.#text += text;
    },
    close: (name) => this.#close(name),
    readWhole: (text, from) => this.#readUsual(text, from),
  });
  readonly #onCompany: (company: DisclosedCompany) => void;
  #values: string[] = [];
  #text = "";
  #inCompany = false;
  #count = 0;
  #depth = 0;

  constructor(onCompany: (company: DisclosedCompany) => void) {
    this.#onCompany = onCompany;
  }

  write(text: string): void {
    this.#read(() => this.#reader.write(text));
  }

  end(): void {
    this.#read(() => this.#reader.end());
    if (this.#count === 0) throw new CorpCodeFault("empty", "The document contains no companies.");
  }

  #read(step: () => void): void {
    try {
      step();
    } catch (fault) {
      if (!(fault instanceof XmlFault)) throw fault;
      if (fault.kind === "too_long") throw this.#formatChanged(fault.message);
      throw new CorpCodeFault(
        "malformed_xml",
        `The document is not well-formed XML: ${fault.message}.`,
      );
    }
  }

  /** Four times as fast as tag by tag. @returns the position after the companies that it read */
  #readUsual(text: string, from: number): number {
    if (this.#depth !== 1) return from;
    let end = from;
    for (;;) {
      USUAL_COMPANY.lastIndex = end;
      const company = USUAL_COMPANY.exec(text);
      if (!company) return end;
      end = USUAL_COMPANY.lastIndex;
      this.#values = [];
      for (const [index, name] of FIELDS.entries()) this.#addValue(name, company[index + 1] ?? "");
      this.#addCompany();
    }
  }

  #open(name: string): void {
    if (++this.#depth > MAX_DEPTH) throw this.#formatChanged(`found <${name}> inside a field`);
    this.#text = "";
    if (name === "list") {
      this.#inCompany = true;
      this.#values = [];
    } else if (this.#inCompany && name !== FIELDS[this.#values.length]) {
      const expected = FIELDS[this.#values.length];
      throw this.#formatChanged(
        `found <${name}> ${expected ? `instead of <${expected}>` : "after the last field"}`,
      );
    }
  }

  #close(name: string): void {
    this.#depth--;
    if (name === "list") {
      this.#addCompany();
      this.#inCompany = false;
    } else if (this.#inCompany) {
      this.#addValue(name, this.#text);
    }
  }

  #addValue(name: string, text: string): void {
    const value = text.trim();
    if (!isFieldText(value)) throw this.#formatChanged(`<${name}> is longer than a field can be`);
    this.#values.push(value);
  }

  #addCompany(): void {
    const [corpCode, name, englishName, stockCode, modifiedOn] = this.#values;
    if (corpCode !== undefined && !/^[0-9]{8}$/.test(corpCode))
      throw this.#formatChanged("its corp_code is not eight digits");
    if (corpCode === undefined || !name || modifiedOn === undefined) {
      throw this.#formatChanged(
        `its fields are ${FIELDS.slice(0, this.#values.length).join(", ") || "none"}`,
      );
    }
    this.#count++;
    const company = {
      corpCode,
      name: plainText(name).trim(),
      englishName: plainText(englishName ?? "").trim(),
      stockCode: stockCode ?? "",
      modifiedOn,
    };
    // If a name has only unseen characters, skip the company, but do not refuse the whole file.
    if (company.name !== "") this.#onCompany(company);
  }

  #formatChanged(how: string): CorpCodeFault {
    return new CorpCodeFault(
      "format_changed",
      `Company ${this.#count + 1} has an unknown format: ${firstCharacters(how, MAX_FAULT)}.`,
    );
  }
}

/** If OpenDART refuses a call, it answers with XML instead of a zip. */
function notAZip(start: Uint8Array): CorpCodeFault {
  const status = /<status>(\d{3})<\/status>/.exec(new TextDecoder().decode(start))?.[1];
  return status
    ? new CorpCodeFault("fault_answer", `OpenDART refused with status ${status}.`, status)
    : new CorpCodeFault("not_a_zip", "The file is not a zip.");
}
