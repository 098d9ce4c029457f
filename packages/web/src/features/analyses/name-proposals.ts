/** Fills in the company of decks that wait to be uploaded, as each deck shows it; what a person typed stays. */
import { ApiError } from '../../api/api-error.js';
import { request } from '../../api/call.js';
import type { Answer } from '../../api/contract-types.js';
import { changeUploadRows, uploadRows } from './upload-queue.js';
import { decksOf, isNameWanted, type UploadRow } from './upload-rows.js';

/** Statuses that say what is wrong with the file itself. */
const BAD_FILE: readonly number[] = [413, 415, 422];

let running = false;

/** Asks for one deck after the other until none wants a name. */
export async function proposeNames(): Promise<void> {
  if (running) return;
  running = true;
  for (let row = next(); row; row = next()) settle(row.id, await proposalFor(row));
  running = false;
}

const next = () => uploadRows().find(isNameWanted);

/** What becomes of the row; nothing where the server could not say: a person types the name. */
async function proposalFor(row: UploadRow): Promise<Partial<UploadRow>> {
  try {
    const answer = await request('POST', '/api/upload-deck/name', decksOf(row));
    const { companyName, from } = answer as Answer<'POST /api/upload-deck/name'>;
    return from === 'unknown' ? {} : { company: companyName, nameFrom: from };
  } catch (error) {
    const isBad = error instanceof ApiError && BAD_FILE.includes(error.status);
    return isBad && error.serverMessage ? { error: error.serverMessage } : {};
  }
}

function settle(id: number, found: Partial<UploadRow>): void {
  changeUploadRows((rows) =>
    rows.map((row) => (row.id === id && isNameWanted(row) ? { ...row, nameFrom: undefined, ...found } : row)),
  );
}
