/** Reads a workbook back with other programs than wrote it: yauzl unzips, fast-xml-parser parses. */
import { XMLParser } from 'fast-xml-parser';
import yauzl from 'yauzl';

export interface ReadCell {
  /** A shared string, or the number that stands in the file. */
  value: string | number;
  /** Number format of its style, such as `0%`. */
  format: string;
}

export interface ReadSheet {
  name: string;
  /** Rows of cells by column, `undefined` where a cell is empty. */
  rows: (ReadCell | undefined)[][];
  frozenRows: number;
  filter: string | undefined;
  widths: number[];
  /** Formulas of the sheet; a safe file has none. */
  formulas: number;
}

type Node = Record<string, unknown>;

export async function readXlsx(bytes: Uint8Array): Promise<ReadSheet[]> {
  const files = await unzip(bytes);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
    processEntities: true,
    isArray: (name) => ['sheet', 'row', 'c', 'si', 'xf', 'numFmt', 'col'].includes(name),
  });
  const parse = (name: string) => parser.parse(files.get(name) ?? '') as Node;
  const strings = list(parse('xl/sharedStrings.xml'), 'sst', 'si').map((item) => textOf(item.t));
  const styles = parse('xl/styles.xml');
  const formats = new Map(
    list(styles, 'styleSheet', 'numFmts', 'numFmt').map((one) => [one.numFmtId, String(one.formatCode)]),
  );
  const looks = list(styles, 'styleSheet', 'cellXfs', 'xf').map((one) => formats.get(one.numFmtId) ?? '');
  const names = list(parse('xl/workbook.xml'), 'workbook', 'sheets', 'sheet').map(({ name }) => String(name));
  return names.map((name, at) => {
    const xml = files.get(`xl/worksheets/sheet${at + 1}.xml`) ?? '';
    const sheet = (parser.parse(xml) as { worksheet: Node }).worksheet;
    const pane = dig(sheet, 'sheetViews', 'sheetView', 'pane') as Node | undefined;
    return {
      name,
      frozenRows: Number(pane?.state === 'frozen' ? pane.ySplit : 0),
      filter: (sheet.autoFilter as Node | undefined)?.ref as string | undefined,
      widths: list(sheet, 'cols', 'col').map(({ width }) => Number(width)),
      formulas: (xml.match(/<f[\s>]/g) ?? []).length,
      rows: list(sheet, 'sheetData', 'row').map((row) => {
        const cells: (ReadCell | undefined)[] = [];
        for (const cell of list(row, 'c')) {
          const value = textOf(cell.v);
          cells[column(String(cell.r))] = {
            value: cell.t === 's' ? (strings[Number(value)] ?? '') : Number(value),
            format: looks[Number(cell.s)] ?? '',
          };
        }
        return cells;
      }),
    };
  });
}

function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

function dig(node: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Node)[name] : undefined),
    node,
  );
}

function list(node: unknown, ...names: string[]): Node[] {
  const found = dig(node, ...names);
  return Array.isArray(found) ? (found as Node[]) : [];
}

function textOf(node: unknown): string {
  if (typeof node === 'object' && node !== null) return textOf((node as Node)['#text']);
  return typeof node === 'string' ? node : '';
}

/** `AB12` is column 27. */
function column(address: string): number {
  const letters = address.replace(/\d+/g, '');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
