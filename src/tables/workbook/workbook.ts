/** Reads an `.xlsx` within limits (docs/decisions/0126-our-own-workbook-reader.md). */
import { eachAttribute, localName, type XmlEvents, XmlFault, XmlReader } from "../../lib/xml.ts";
import { HEADER_ROWS } from "../columns.ts";
import type { SheetCells } from "../table.ts";
import { damaged, Refusal, tooMuch, type WorkbookFault } from "./fault.ts";
import { isDateFormat } from "./number-format.ts";
import {
  detached,
  MAX_CELLS,
  RowCounter,
  type SheetContext,
  SheetReader,
  unescaped,
} from "./sheet.ts";
import { filesOf, piecesOf, type ZipFile } from "./zip.ts";

/** For all XML that is read: 200 bytes for each of `MAX_CELLS` cells. */
const MAX_BYTES = 50_000_000;
/** For all cells that are kept. A second limit of the same size is for the shared texts. */
export const MAX_CHARACTERS = 3_000_000;
/** A cell has two or three elements, and its shared text has as many. */
const MAX_ELEMENTS = 3_000_000;
const MAX_SHEETS = 200;
/** For all sheets whose rows are only counted. Sheets beyond this limit get no count. */
const MAX_COUNTED_BYTES = 10_000_000;
/** The limit of Excel. Formats beyond it are ignored. */
const MAX_FORMATS = 65_490;
/** An Excel cell has at most 32,767 characters. Each may be written with six, like `&quot;`. */
const MAX_BETWEEN_TAGS = 200_000;

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
/** The types of relations that are read, in the two forms that the standard allows. */
const RELATION_TYPE =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(worksheet|sharedStrings|styles)$/;

export interface OtherSheet {
  /** For `WorkbookChoice.sheet`. */
  index: number;
  name: string;
  isHidden: boolean;
  /** How many rows have a value; null if they were not counted. */
  rows: number | null;
}

export type ReadWorkbook =
  | {
      kind: "sheet";
      cells: SheetCells;
      /** Days are counted from 1904, as on old Macs. */
      is1904: boolean;
      index: number;
      name: string;
      others: OtherSheet[];
    }
  | { kind: "fault"; fault: WorkbookFault };

export interface WorkbookChoice {
  /** Called with the first rows of a sheet. */
  hasColumns: (cells: SheetCells) => boolean;
  /** The index of the sheet to read, without checking its columns. */
  sheet?: number | undefined;
  maxCharacters?: number;
}

/**
 * Reads the first sheet that has the columns. If no sheet has them, reads the first sheet that has
 * cells. Hidden sheets come last, because they are often forgotten old lists.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  choice: WorkbookChoice,
): Promise<ReadWorkbook> {
  try {
    return await readSheet(new Workbook(filesOf(bytes)), choice);
  } catch (thrown) {
    if (thrown instanceof Refusal) return { kind: "fault", fault: thrown.fault };
    throw thrown;
  }
}

async function readSheet(
  workbook: Workbook,
  { hasColumns, sheet, maxCharacters = MAX_CHARACTERS }: WorkbookChoice,
): Promise<ReadWorkbook> {
  const { sheets, is1904, sharedTextsFile, formatsFile } = await workbook.overview();
  const sharedTexts = sharedTextsFile ? await workbook.sharedTexts(sharedTextsFile) : [];
  const dateFormats = formatsFile ? await workbook.dateFormats(formatsFile) : [];
  const context = { sharedTexts, dateFormats, is1904, maxCharacters };
  const isFilled = ({ rows }: SheetCells) => rows.length > 0;
  const visibleFirst = sheets.toSorted(
    (one, other) => Number(one.isHidden) - Number(other.isHidden),
  );
  const attempts =
    sheet === undefined
      ? // The first sheet may be a cover, so look at its first rows before reading the rest.
        [hasColumns, isFilled].flatMap((isWanted) =>
          visibleFirst.map((one) => [one, isWanted] as const),
        )
      : sheets.filter(({ index }) => index === sheet).map((one) => [one, () => true] as const);
  for (const [one, isWanted] of attempts) {
    const cells = await workbook.sheet(one.file, context, isWanted);
    if (!cells) continue;
    const others = sheets.filter((other) => other !== one);
    const { index, name } = one;
    return { kind: "sheet", cells, is1904, index, name, others: await workbook.counted(others) };
  }
  return { kind: "fault", fault: { kind: "no_sheet" } };
}

interface SheetFile {
  file: string;
  index: number;
  name: string;
  isHidden: boolean;
}

class Workbook {
  readonly #files: ReadonlyMap<string, ZipFile>;
  #bytes = 0;
  #elements = 0;

  constructor(files: ReadonlyMap<string, ZipFile>) {
    this.#files = files;
  }

  async overview() {
    const found: { id: string; name: string; isHidden: boolean }[] = [];
    let is1904: boolean | undefined;
    await this.#read(WORKBOOK, (name, attributes) => {
      if (name === "workbookPr") {
        const { date1904 } = attributesOf(attributes);
        is1904 ??= date1904 === "1" || date1904 === "true";
      } else if (name === "sheet" && found.length < MAX_SHEETS) {
        const { id, name: title = "", state = "visible" } = attributesOf(attributes);
        if (id !== undefined)
          found.push({ id, name: detached(title), isHidden: state !== "visible" });
      }
    });
    const sheetFiles = new Map<string, string>();
    let sharedTextsFile = this.#known("xl/sharedStrings.xml");
    let formatsFile = this.#known("xl/styles.xml");
    await this.#read(RELATIONS, (name, attributes) => {
      if (name !== "Relationship") return;
      const { Id = "", Type = "", Target = "" } = attributesOf(attributes);
      const file = this.#known(Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
      if (!file) return;
      const type = RELATION_TYPE.exec(Type)?.[1];
      if (type === "styles") formatsFile = file;
      else if (type === "sharedStrings") sharedTextsFile = file;
      else if (type === "worksheet" && found.some(({ id }) => id === Id)) sheetFiles.set(Id, file);
    });
    const sheets = found.flatMap(({ id, ...sheet }, index): SheetFile[] => {
      const file = sheetFiles.get(id);
      return file ? [{ ...sheet, file, index }] : [];
    });
    return { sheets, is1904: is1904 ?? false, sharedTextsFile, formatsFile };
  }

  async sharedTexts(file: string): Promise<string[]> {
    const texts: string[] = [];
    let characters = 0;
    let text: string | null = null;
    let isText = false;
    let isPhonetic = false;
    await this.#parse(file, {
      open: (fullName) => {
        const name = localName(fullName);
        if (name === "si") text = "";
        else if (name === "rPh") isPhonetic = true;
        else if (name === "t") isText = text !== null && !isPhonetic;
      },
      text: (piece) => {
        if (!isText || text === null) return;
        text += piece;
        characters += piece.length;
        if (characters > MAX_CHARACTERS) throw tooMuch("characters", MAX_CHARACTERS);
      },
      close: (fullName) => {
        const name = localName(fullName);
        if (name === "t") isText = false;
        else if (name === "rPh") isPhonetic = false;
        else if (name === "si" && text !== null) {
          if (texts.length === MAX_CELLS) throw tooMuch("texts", MAX_CELLS);
          texts.push(detached(unescaped(text)));
          text = null;
        }
      },
    });
    return texts;
  }

  async dateFormats(file: string): Promise<boolean[]> {
    const codes = new Map<number, string>();
    /** The number format of each style, for cell formats that have none of their own. */
    const bases: (string | undefined)[] = [];
    const areDates: boolean[] = [];
    let list = "";
    await this.#read(file, (name, attributes) => {
      if (name === "cellStyleXfs" || name === "cellXfs" || name === "dxfs") list = name;
      if (name === "numFmt" && list === "" && codes.size < MAX_FORMATS) {
        const { numFmtId = "", formatCode = "" } = attributesOf(attributes);
        codes.set(Number(numFmtId), formatCode);
      } else if (name === "xf" && list === "cellStyleXfs" && bases.length < MAX_FORMATS) {
        bases.push(attributesOf(attributes).numFmtId);
      } else if (name === "xf" && list === "cellXfs" && areDates.length < MAX_FORMATS) {
        const { numFmtId, xfId } = attributesOf(attributes);
        const id = Number(numFmtId ?? bases[Number(xfId)]);
        areDates.push(isDateFormat(id, codes.get(id)));
      }
    });
    return areDates;
  }

  /** @returns null if `isWanted` returns false for the first rows */
  async sheet(
    file: string,
    context: SheetContext,
    isWanted: (cells: SheetCells) => boolean,
  ): Promise<SheetCells | null> {
    let answer: boolean | undefined;
    const cells = (): SheetCells => ({
      rows: reader.rows,
      width: reader.width,
      hiddenColumns: reader.hiddenColumns,
    });
    const reader = new SheetReader(context, (rows) => {
      if (rows.length === HEADER_ROWS) answer = isWanted(cells());
      return answer === false;
    });
    await this.#parse(file, reader);
    answer ??= isWanted(cells());
    return answer ? cells() : null;
  }

  /** A sheet that cannot be read, or is too large, gets no count. */
  async counted(sheets: readonly SheetFile[]): Promise<OtherSheet[]> {
    const counted: OtherSheet[] = [];
    const maxBytes = Math.min(this.#bytes + MAX_COUNTED_BYTES, MAX_BYTES);
    for (const { file, index, name, isHidden } of sheets) {
      const counter = new RowCounter();
      const isCounted = await this.#parse(file, counter, maxBytes).then(
        () => true,
        (thrown) => {
          if (thrown instanceof Refusal) return false;
          throw thrown;
        },
      );
      counted.push({ index, name, isHidden, rows: isCounted ? counter.count : null });
    }
    return counted;
  }

  #known(file: string): string | null {
    return this.#files.has(file) ? file : null;
  }

  #read(file: string, open: (name: string, attributes: string) => void): Promise<void> {
    return this.#parse(file, {
      open: (name, attributes) => open(localName(name), attributes),
      text: () => {},
      close: () => {},
    });
  }

  async #parse(
    name: string,
    events: XmlEvents & { isOver?: boolean },
    maxBytes = MAX_BYTES,
  ): Promise<void> {
    const file = this.#files.get(name);
    if (!file) throw damaged();
    const reader = new XmlReader(
      {
        open: (element, attributes) => {
          if (++this.#elements > MAX_ELEMENTS) throw tooMuch("elements", MAX_ELEMENTS);
          events.open(element, attributes);
        },
        text: (text) => events.text(text),
        close: (element) => events.close(element),
      },
      MAX_BETWEEN_TAGS,
    );
    const decoder = new TextDecoder();
    try {
      for await (const piece of piecesOf(file)) {
        this.#bytes += piece.length;
        if (this.#bytes > maxBytes) throw tooMuch("bytes", maxBytes);
        reader.write(decoder.decode(piece, { stream: true }));
        if (events.isOver) return;
      }
      reader.end();
    } catch (thrown) {
      throw thrown instanceof XmlFault ? damaged() : thrown;
    }
  }
}

function attributesOf(attributes: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  eachAttribute(attributes, (name, value) => {
    found[name] = value;
  });
  return found;
}
