/** Reads the small CSV tables that lie beside shared decks and files. */

/** Rows as objects by the names in the first row. Quotes and line breaks in fields are understood. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    const row = rows.at(-1) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  const [head = [], ...body] = rows.filter((row) => row.some((field) => field !== ''));
  return body.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}
