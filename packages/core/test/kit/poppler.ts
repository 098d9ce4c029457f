/** Asks poppler about a PDF; tests that need it are skipped where it is not installed, unless everything is required. */
import { spawnSync } from 'node:child_process';

/**
 * What `tool` prints for the PDF, undefined where it is not installed.
 *
 * @throws Error where `VC_REQUIRE_ALL` is set and it is not installed, and when it fails or complains of the file.
 */
export function poppler(
  tool: 'pdftotext' | 'pdfinfo' | 'pdffonts',
  pdf: Uint8Array,
  options: string[] = [],
): string | undefined {
  const ends = tool === 'pdftotext' ? ['-', '-'] : ['-'];
  const run = spawnSync(tool, [...options, ...ends], { input: pdf, maxBuffer: 1e8 });
  if (run.error) {
    if (process.env.VC_REQUIRE_ALL) throw new Error(`${tool} is not installed`);
    console.error(`Skipped: a PDF of ours as ${tool} reads it, which is not installed.`);
    return undefined;
  }
  const complaint = run.stderr.toString();
  if (run.status !== 0 || complaint !== '') throw new Error(`${tool}: ${complaint}`);
  return run.stdout.toString();
}
