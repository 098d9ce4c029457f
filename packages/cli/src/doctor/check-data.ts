/** `vc doctor` on the data: the folder, what is damaged in it, the disk, the thesis. */
import { access, constants, readdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  errorText,
  inspectAudit,
  inspectDataFolder,
  inspectStore,
  isVcError,
  loadThesisFile,
  type Config,
  type DataPlace,
} from '@vc-analyst/core';
import { formatNumber } from '@vc-analyst/core/i18n';
import { checkSentence } from '../output/audit-text.js';
import { say, spokenLanguage } from '../output/language.js';
import type { Finding } from './finding.js';

/** Bytes: less is too little to analyse a deck, or soon will be. */
const NO_DISK = 100e6;
const LOW_DISK = 1e9;

export async function checkData({
  dataDir,
  store,
  thesis,
}: Pick<Config, 'dataDir' | 'store' | 'thesis'>): Promise<Finding[]> {
  const place = await nearest(dataDir);
  return [
    ...(store === undefined ? [await folder(dataDir, place), ...(await damaged(dataDir))] : [await database(store)]),
    ...(await auditLog({ dataDir, store })),
    await disk(place),
    await thesisFile(thesis ?? join(dataDir, 'thesis.yaml'), thesis !== undefined),
  ];
}

async function folder(path: string, place: string): Promise<Finding> {
  const finding = (state: Finding['state'], id: string, values = {}) => ({
    what: say('doctor.dataFolder'),
    state,
    detail: say(`doctor.dataFolder${id}`, { path, ...values }),
  });
  const writable = await access(place, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) return finding('broken', 'Unwritable');
  if (place !== path) return finding('ok', 'New');
  const { format, current, collections, restoring, migrating } = await inspectDataFolder(path);
  if (restoring) return finding('broken', 'Restoring');
  if ((format ?? current) > current || collections.some(({ newer }) => newer > 0)) return finding('broken', 'Newer');
  if ((format ?? current) < current) return finding('broken', 'Older');
  if (migrating) return finding('missing', 'Migrating');
  // Read all the same; rewriting them is an offer.
  if (collections.some(({ older }) => older > 0)) return finding('missing', 'Older');
  return finding('ok', 'Ok', { analyses: collections.find(({ name }) => name === 'analyses')?.total ?? 0 });
}

async function database(store: string): Promise<Finding> {
  const what = say('doctor.store');
  try {
    const { place, hasTables, documents } = await inspectStore(store);
    const detail = hasTables ? say('doctor.dataFolderOk', { path: place, analyses: documents }) : undefined;
    return { what, state: 'ok', detail: detail ?? say('doctor.dataFolderNew', { path: place }) };
  } catch (error) {
    if (!isVcError(error)) throw error;
    return { what, state: 'broken', detail: errorText(error, spokenLanguage()) };
  }
}

/** Nothing is said of a log that is not begun, nor of one that cannot be reached: that is found broken already. */
async function auditLog(place: DataPlace): Promise<Finding[]> {
  const isThere = place.store === undefined || (await inspectStore(place.store).catch(() => undefined))?.hasTables;
  const check = isThere ? await inspectAudit(place).catch(() => undefined) : undefined;
  if (!check || (check.head === null && check.brokenAt === undefined)) return [];
  const state = check.brokenAt === undefined ? 'ok' : 'broken';
  return [{ what: say('doctor.audit'), state, detail: checkSentence(check) }];
}

/** Documents that a reader found damaged and set aside. */
async function damaged(path: string): Promise<Finding[]> {
  const names = await readdir(path, { recursive: true }).catch(() => []);
  const found = names.filter((name) => /\.damaged-[0-9a-f]{8}$/.test(name)).sort();
  if (found.length === 0) return [];
  return [
    {
      what: say('doctor.damaged'),
      state: 'missing',
      detail: say('doctor.damagedFound', { count: found.length, first: found[0]! }),
    },
  ];
}

async function disk(place: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const size = formatNumber(Math.round(free / 1e8) / 10, spokenLanguage());
  const state = free < NO_DISK ? 'broken' : free < LOW_DISK ? 'missing' : 'ok';
  return { what: say('doctor.disk'), state, detail: say(`doctor.disk${state === 'ok' ? 'Ok' : 'Low'}`, { size }) };
}

async function thesisFile(path: string, named: boolean): Promise<Finding> {
  const what = say('doctor.thesis');
  try {
    const { name } = await loadThesisFile(path);
    return { what, state: 'ok', detail: name ?? path };
  } catch (error) {
    if (!isVcError(error)) throw error;
    if (error.code === 'file-not-found' && !named) return { what, state: 'ok', detail: say('doctor.thesisNone') };
    return { what, state: 'broken', detail: errorText(error, spokenLanguage()) };
  }
}

/** The folder itself, or the nearest above it that exists. */
async function nearest(path: string): Promise<string> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  return exists || dirname(path) === path ? path : nearest(dirname(path));
}
