/** Prints a page as PDF with a Chromium of this machine; tests that need it are skipped where there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * The PDF; undefined where there is no Chromium, which `VC_CHROMIUM` may name.
 *
 * @throws Error where `VC_REQUIRE_ALL` is set and there is none, and when it prints nothing
 */
export function printByChromium(html: string): Uint8Array | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const program =
    process.env.VC_CHROMIUM ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (program === undefined) {
    if (process.env.VC_REQUIRE_ALL) throw new Error('VC_REQUIRE_ALL is set and no Chromium was found');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'vc-print-'));
  try {
    const [page, pdf] = [join(folder, 'deck.html'), join(folder, 'deck.pdf')];
    writeFileSync(page, html);
    const options = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`];
    execFileSync(program, [...options, '--no-pdf-header-footer', `--print-to-pdf=${pdf}`, `file://${page}`], {
      stdio: 'ignore',
    });
    return new Uint8Array(readFileSync(pdf));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
