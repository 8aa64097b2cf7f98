/**
 * Reading OpenDART's corpCode file: a zip of one XML document of some 120,000 companies (UPSTREAMS §2), streamed through inflate and parser.
 * What is not exactly that file is a `CorpCodeFault`; nothing is handed on before the whole file has been read and found sound.
 */
import { SaxesParser } from "saxes";
import type { DisclosedCompany } from "../disclosure/store.ts";
import { CorpCodeFault } from "./corp-code-fault.ts";
import { unzipOnly } from "./unzip.ts";

/** The elements of one company, in the order OpenDART writes them. */
const FIELDS = ["corp_code", "corp_name", "corp_eng_name", "stock_code", "modify_date"] as const;

/** Of what is no zip so much is kept as to read OpenDART's status in it. */
const MAX_REFUSAL_BYTES = 4096;

/**
 * Reads a whole corpCode file.
 * @param zip its bytes, in pieces of any size
 * @param onCompany called for each company, in the order of the file
 * @throws CorpCodeFault
 */
export async function readCorpCodes(
  zip: AsyncIterable<Uint8Array>,
  onCompany: (company: DisclosedCompany) => void,
): Promise<void> {
  const document = new CompanyListParser(onCompany);
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new CorpCodeFault("malformed_xml", "The document is not valid UTF-8.");
    }
  };
  for await (const bytes of unzipOnly(refuseRefusals(zip))) document.write(decode(bytes));
  document.write(decode());
  document.end();
}

/** Hands a zip on as it is. A refusal and a zip are told apart by their first two bytes. */
async function* refuseRefusals(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = new Uint8Array();
  let isZip: boolean | undefined;
  for await (const chunk of file) {
    if (isZip) {
      yield chunk;
    } else if (head.length < MAX_REFUSAL_BYTES) {
      head = concat(head, chunk);
      isZip ??= head.length >= 2 ? head[0] === 0x50 && head[1] === 0x4b : undefined;
      if (isZip) yield head;
    }
  }
  if (!isZip) throw refusal(new TextDecoder().decode(head));
}

/** The XML document: `<result><list>…five fields…</list>…</result>`. */
class CompanyListParser {
  readonly #parser = new SaxesParser();
  #values: string[] = [];
  #text = "";
  #inCompany = false;
  #count = 0;

  constructor(onCompany: (company: DisclosedCompany) => void) {
    this.#parser.on("error", (error) => {
      throw new CorpCodeFault(
        "malformed_xml",
        `The document is not well-formed XML: ${error.message}`,
      );
    });
    this.#parser.on("opentag", ({ name }) => {
      this.#text = "";
      if (name === "list") {
        this.#inCompany = true;
        this.#values = [];
      } else if (this.#inCompany && name !== FIELDS[this.#values.length]) {
        throw this.#formatChanged(`found <${name}> where <${FIELDS[this.#values.length]}> stood`);
      }
    });
    this.#parser.on("text", (text) => {
      this.#text += text;
    });
    this.#parser.on("closetag", ({ name }) => {
      if (name === "list") {
        onCompany(this.#company());
        this.#inCompany = false;
      } else if (this.#inCompany) {
        this.#values.push(this.#text.trim());
      }
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    this.#parser.close();
    if (this.#count === 0) throw new CorpCodeFault("empty", "The document holds no company.");
  }

  #company(): DisclosedCompany {
    const [corpCode, name, nameEnglish, stockCode, modifiedOn] = this.#values;
    if (
      corpCode === undefined ||
      !/^[0-9]{8}$/.test(corpCode) ||
      !name ||
      modifiedOn === undefined
    ) {
      throw this.#formatChanged(
        `its fields are ${FIELDS.slice(0, this.#values.length).join(", ") || "none"}`,
      );
    }
    this.#count++;
    return {
      corpCode,
      name,
      nameEnglish: nameEnglish ?? "",
      stockCode: stockCode ?? "",
      modifiedOn,
    };
  }

  #formatChanged(how: string): CorpCodeFault {
    return new CorpCodeFault(
      "format_changed",
      `Company ${this.#count + 1} is not as it was: ${how}.`,
    );
  }
}

/** OpenDART answers a refused call with HTTP 200 and bare XML. */
function refusal(body: string): CorpCodeFault {
  const status = /<status>(\d{3})<\/status>/.exec(body)?.[1];
  return status
    ? new CorpCodeFault("fault_answer", `OpenDART refused with status ${status}.`, status)
    : new CorpCodeFault("not_a_zip", "The file is no zip.");
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
