/** A first look at a deck for its company's name alone, in about a second: no fact is looked for and nothing is kept. */
import { refuseOwnReport } from '../deck/own-report.js';
import type { DeckInput, DeckReader } from '../deck/read-deck.js';
import { isVcError } from '../errors/vc-error.js';
import { nameOfFile, type CompanyName } from '../evidence/outline/company-name.js';

export interface NameProposal {
  /** Empty where even the file's name says none. */
  companyName: string;
  /** `file`: the deck shows no name, or could not be read in time; the file's name is evidence of nothing. */
  from: 'deck' | 'file' | 'unknown';
}

/** What a worker is asked for in place of an analysis; it answers with a `CompanyName`. */
export type NameTask = 'company name';

/** Of a deck whose text names nobody the cover's picture is read, and no more. */
const LIMITS = { seconds: 10, ocrSlides: 1 };
/** Milliseconds a person is kept waiting at most, on however busy a machine. */
const LONGEST = 8000;

/**
 * The name that a deck gives its company, to be offered to a person who uploads it.
 *
 * @throws VcError what reading the deck throws, but for a want of time; `own-report`.
 */
export async function proposeName(
  inputs: DeckInput[],
  { runTask }: Pick<DeckReader, 'runTask'>,
): Promise<NameProposal> {
  for (const input of inputs) await refuseOwnReport(input);
  const signal = AbortSignal.timeout(LONGEST);
  try {
    const look = (ocr: boolean) => runTask('company name' satisfies NameTask, inputs, { limits: LIMITS, ocr, signal });
    const inText = (await look(false)) as CompanyName;
    return proposalOf(inText.from === 'deck' ? inText : ((await look(true)) as CompanyName));
  } catch (error) {
    if (!isVcError(error) || !(error.code === 'reading-timeout' || signal.aborted)) throw error;
    return proposalOf(nameOfFile(inputs[0]?.fileName ?? ''));
  }
}

const proposalOf = ({ name, from }: CompanyName): NameProposal => ({
  companyName: name,
  // Nobody has said anything yet.
  from: from === 'user' ? 'unknown' : from,
});
