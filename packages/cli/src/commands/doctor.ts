/** `vc doctor`: what is installed, reachable or missing on this machine, and how to mend it. */
import { access, constants, mkdir } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { openDeckReader } from '@vc-analyst/core';
import { EXIT } from '../output/exit-codes.js';
import { columns } from '../output/columns.js';
import { paintFor } from '../output/paint.js';
import type { GlobalFlags } from '../program.js';
import { settingsFor } from '../workspace-for.js';

interface Finding {
  what: string;
  /** `missing` is optional; only `broken` fails. */
  state: 'ok' | 'missing' | 'broken';
  detail: string;
}

export async function doctor(flags: GlobalFlags & { json?: boolean }): Promise<number> {
  const { config, sources } = await settingsFor(flags);
  const findings: Finding[] = [
    node(),
    await dataFolder(config.dataDir, sources.dataDir),
    await reading(),
    libreOffice(),
    engine(config.engine, sources.engine),
    keyInEnvironment(),
  ];
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  } else {
    const paint = paintFor(process.stdout, flags);
    const mark = { ok: paint.good('ok'), missing: paint.fair('missing'), broken: paint.poor('broken') };
    const rows = findings.map((finding) => [mark[finding.state], finding.what, finding.detail]);
    process.stdout.write(`${columns(rows).join('\n')}\n`);
  }
  return findings.some((finding) => finding.state === 'broken') ? EXIT.belowThreshold : EXIT.done;
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  return {
    what: 'Node',
    state: fits ? 'ok' : 'broken',
    detail: fits ? process.versions.node : `${process.versions.node}; install 20.19 or newer`,
  };
}

async function dataFolder(dataDir: string, source: string): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
    return { what: 'Data folder', state: 'ok', detail: `${dataDir} (${source})` };
  } catch {
    return {
      what: 'Data folder',
      state: 'broken',
      detail: `${dataDir} (${source}) cannot be written; choose another with --data or VC_DATA, or change its permissions`,
    };
  }
}

/** Draws and reads one picture in a worker of its own: proves that the isolated reader and OCR run here. */
async function reading(): Promise<Finding> {
  const reader = openDeckReader();
  try {
    const deck = await reader.read([{ fileName: 'probe.png', bytes: PROBE }]);
    return {
      what: 'Reading decks',
      state: 'ok',
      detail: `PDF, PPTX, PPT, PNG, JPEG, OCR: a worker read the ${deck.slides.length} slide of a probe`,
    };
  } catch (error) {
    return {
      what: 'Reading decks',
      state: 'broken',
      detail: `${(error as Error).message}; run npm ci and npm run build again`,
    };
  } finally {
    await reader.close();
  }
}

/** A white picture of 64 × 36. */
const PROBE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAMAAAAO0sygAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVRIx+3BMQEAAADCoPVP7W8GoAAAeAMJJAABkNyo6gAAAABJRU5ErkJggg==',
  'base64',
);

function libreOffice(): Finding {
  const found = spawnSync('soffice', ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return found.status === 0
    ? { what: 'LibreOffice', state: 'ok', detail: `${found.stdout.trim()}: draws PowerPoint slides` }
    : {
        what: 'LibreOffice',
        state: 'missing',
        detail: 'PowerPoint slides are drawn plainly; install libreoffice-impress to see them as they are',
      };
}

function engine(name: string, source: string): Finding {
  return { what: 'Engine', state: 'ok', detail: `${name} (${source}); works offline, nothing leaves this machine` };
}

function keyInEnvironment(): Finding {
  return process.env.OPENAI_API_KEY
    ? { what: 'OPENAI_API_KEY', state: 'ok', detail: 'set, and not used: this version has only the rubric engine' }
    : { what: 'OPENAI_API_KEY', state: 'ok', detail: 'not set; not needed' };
}
