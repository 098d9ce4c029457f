/** `vc doctor` on the machine: Node, the isolated reader with OCR, LibreOffice, the port of the server. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { officeInUse, openDeckReader, type Config } from '@vc-analyst/core';
import { say } from '../output/language.js';
import type { Finding } from './finding.js';
import { PROBE, PROBE_WORD } from './probe.js';

export async function checkMachine({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding[]> {
  return [node(), ...(await reading()), ...(await libreOffice()), await serverPort(host, port)];
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  const version = process.versions.node;
  return {
    what: say('doctor.node'),
    state: fits ? 'ok' : 'broken',
    detail: fits ? version : say('doctor.nodeOld', { version }),
  };
}

/** Reads a picture with a word on it in a worker of its own: proves that the isolated reader and OCR run here. */
async function reading(): Promise<Finding[]> {
  const what = say('doctor.reading');
  const reader = openDeckReader({ workers: 1 });
  try {
    const deck = await reader.read([{ fileName: 'probe.png', bytes: PROBE }]);
    const read = deck.slides.some(({ text }) => text.includes(PROBE_WORD));
    return [
      { what, state: 'ok', detail: say('doctor.readingOk') },
      {
        what: say('doctor.ocr'),
        state: read ? 'ok' : 'missing',
        detail: say(read ? 'doctor.ocrOk' : 'doctor.ocrMissing'),
      },
    ];
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [{ what, state: 'broken', detail: say('doctor.readingBroken', { problem }) }];
  } finally {
    await reader.close();
  }
}

async function libreOffice(): Promise<Finding[]> {
  const what = say('doctor.libreOffice');
  const office = await officeInUse();
  if (!office) return [{ what, state: 'missing', detail: say('doctor.libreOfficeMissing') }];
  // Its version is asked of the program that is used; one that does not answer still draws, or gives way.
  const { stdout } = await promisify(execFile)(office.path, ['--version'], { timeout: 20_000 }).catch(() => ({
    stdout: office.path,
  }));
  const version = stdout.trim().split(' ').slice(0, 2).join(' ');
  const isLinux = process.platform === 'linux';
  return [
    { what, state: 'ok', detail: say('doctor.libreOfficeOk', { version }) },
    {
      what: say('doctor.sandbox'),
      state: office.sandboxed ? 'ok' : 'missing',
      detail: say(`doctor.sandbox${office.sandboxed ? 'Ok' : isLinux ? 'Missing' : 'Elsewhere'}`),
    },
  ];
}

/** Not needed for anything but `vc serve`, and taken by it while it runs. */
async function serverPort(host: string, port: number): Promise<Finding> {
  const finding = (state: Finding['state'], id: string, values = {}): Finding => ({
    what: say('doctor.port'),
    state,
    // As text: a port has no thousands.
    detail: say(`doctor.port${id}`, { host, port: String(port), ...values }),
  });
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (code === undefined) return finding('ok', 'Free');
  if (code !== 'EADDRINUSE') return finding('missing', 'Unusable', { code });
  return (await weServeAt(host, port)) ? finding('ok', 'Serving') : finding('missing', 'AnalyzeOnceResult');
}

async function weServeAt(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health`, {
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok && ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}
