/** `export_analysis`: a report as text, or written into an allowed folder. */
import { extname } from 'node:path';
import { memoFormats, VcError } from '@vc-analyst/core';
import { z } from 'zod';
import { answer, answerText, DECK_TEXT } from '../answer.js';
import { defineTool } from '../tool.js';
import { idInput, langInput, pathInput } from './inputs.js';
import { exportOutput } from '../outputs.js';

/** Read well as text; the others are pages and pictures, and go into files. */
const TEXT_FORMATS: readonly string[] = ['md', 'csv', 'json'];
const FORMATS = memoFormats.map(({ id }) => id);

export const exportAnalysis = defineTool({
  name: 'export_analysis',
  title: 'Export an analysis',
  description:
    `Makes a report of one analysis. Without "path" it is answered as text (${TEXT_FORMATS.join(', ')}); with "path" it ` +
    `is written to that file in an allowed folder (${FORMATS.join(', ')}), and nothing is replaced unless "replace" is ` +
    `true and the file is such a report. ${DECK_TEXT}`,
  input: z.strictObject({
    id: idInput,
    format: z.enum(FORMATS).optional().describe('Format (default: the ending of "path", else md)'),
    path: pathInput.optional().describe('File to write; it must end in the format'),
    replace: z.boolean().optional().describe('A report of VC Analyst may be there already'),
    lang: langInput,
  }),
  output: exportOutput,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  async run({ id, format, path, replace, lang }, { workspace, folders }) {
    const ending = path === undefined ? undefined : extname(path).slice(1).toLowerCase();
    const chosen = format ?? ending ?? 'md';
    if (path === undefined && !TEXT_FORMATS.includes(chosen)) {
      throw new VcError('bad-usage', { problem: `${chosen} is written to a file: say where with "path".` });
    }
    if (path !== undefined && ending !== chosen) {
      throw new VcError('bad-usage', { problem: `${path} must end in .${chosen}.` });
    }
    const save = path === undefined ? undefined : await folders.toWrite(path, { replace });
    const { bytes, mediaType } = await workspace.export(id, chosen, { locale: lang ?? workspace.config.lang });
    const made = { format: chosen, mediaType, bytes: bytes.length };
    if (save) return answer({ written: await save(bytes), ...made });
    const text = new TextDecoder().decode(bytes);
    return answerText(text, { ...made, text });
  },
});
