/** Comments and ratings: kept in the analysis's document, told to whom it concerns. */
import { randomUUID } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { Author, Comment, Feedback } from '../model/fund.js';
import type { Collection } from '../store/store.js';
import type { CommentPin, Comments, FeedbackBook } from './collaboration.js';
import type { NewActivity } from '../model/activity.js';
import { fold } from '../text/words.js';

export interface AnalysisNotes {
  comments: Comments;
  feedback: FeedbackBook;
}

export interface NoteTools {
  analyses: Collection<Analysis, AnalysisSummary>;
  /** Active members whom a text names behind an `@`: by first name, whole name or user name. */
  mentionedIn: (text: string) => Promise<string[]>;
  /** Writes an activity of what is done already; never rejects. */
  note: (activity: NewActivity) => Promise<unknown>;
  now: () => Date;
}

/** Longest text that a person writes here. Characters. */
const LONGEST = 5000;

export function analysisNotes({ analyses, mentionedIn, note, now }: NoteTools): AnalysisNotes {
  const change = (id: string, work: (analysis: Analysis) => Analysis) => changeAnalysis(analyses, id, work);
  return {
    comments: {
      async add(analysisId, content, by, about = {}) {
        const comment: Comment = {
          id: randomUUID(),
          content: checkedText(content, 'A comment'),
          createdAt: now().toISOString(),
          user: by,
          ...(about.slide === undefined ? {} : { slide: about.slide }),
          ...(about.factId === undefined ? {} : { factId: about.factId }),
        };
        const analysis = await change(analysisId, (before) => {
          assertInDeck(before, about);
          return { ...before, comments: [...before.comments, comment] };
        });
        const mentioned = (await mentionedIn(comment.content)).filter((id) => id !== by.id);
        const told = { by, values: { company: analysis.companyName }, analysisId };
        const concerns = concernedBy(analysis).filter((id) => !mentioned.includes(id));
        await note({ ...told, action: 'comment.added', concerns });
        if (mentioned.length > 0) await note({ ...told, action: 'comment.mentioned', concerns: mentioned });
        return comment;
      },

      async edit(analysisId, commentId, content, by) {
        const text = checkedText(content, 'A comment');
        const editedAt = now().toISOString();
        const analysis = await change(analysisId, (before) => {
          assertOwn(before, commentId, by);
          const comments = before.comments.map((one) =>
            one.id === commentId ? { ...one, content: text, editedAt } : one,
          );
          return { ...before, comments };
        });
        return analysis.comments.find(({ id }) => id === commentId)!;
      },

      async remove(analysisId, commentId, by) {
        await change(analysisId, (before) => {
          assertOwn(before, commentId, by);
          return { ...before, comments: before.comments.filter(({ id }) => id !== commentId) };
        });
      },
    },

    feedback: {
      async give(analysisId, { rating, feedbackText }, by) {
        if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
          throw new VcError('bad-usage', { problem: 'A rating is a whole number from 1 to 5.' });
        }
        const text = feedbackText?.trim() ?? '';
        const given: Feedback = {
          id: randomUUID(),
          rating,
          ...(text === '' ? {} : { feedbackText: checkedText(text, 'Feedback') }),
          createdAt: now().toISOString(),
          user: by,
        };
        const analysis = await change(analysisId, (before) => {
          if (before.status !== 'completed') {
            throw new VcError('not-finished', { fileName: before.fileName });
          }
          const others = (before.feedback ?? []).filter(({ user }) => !isSame(user, by));
          return { ...before, feedback: [...others, given] };
        });
        await note({
          action: 'feedback.given',
          by,
          values: { company: analysis.companyName, rating },
          analysisId,
          concerns: ownerOf(analysis),
        });
        return given;
      },
    },
  };
}

/** Throws VcError `not-found`. */
export async function changeAnalysis(
  analyses: NoteTools['analyses'],
  id: string,
  work: (analysis: Analysis) => Analysis,
): Promise<Analysis> {
  if (!(await analyses.summary(id))) throw new VcError('not-found', { what: 'analysis', id });
  return analyses.update(id, work);
}

/** Whether `text` names one of `names` behind an `@`, in letters of any size. Pure. */
export function isMentioned(names: readonly string[], text: string): boolean {
  const said = fold(text);
  return names.map(fold).some((name) => {
    if (name === '') return false;
    for (let at = said.indexOf(`@${name}`); at >= 0; at = said.indexOf(`@${name}`, at + 1))
      if (!/[\p{L}\p{N}_]/u.test(said.slice(at + 1 + name.length, at + 2 + name.length))) return true;
    return false;
  });
}

/** Who uploaded an analysis and who talks about it. */
export function concernedBy(analysis: Analysis): string[] {
  const speakers = analysis.comments.flatMap(({ user }) => user.id ?? []);
  return [...ownerOf(analysis), ...speakers];
}

/** Who uploaded it; nobody for what the terminal analysed. */
export function ownerOf({ ownerId }: Pick<Analysis, 'ownerId'>): string[] {
  return ownerId === undefined ? [] : [ownerId];
}

/** Trimmed; control characters but for line ends and tabs go. Throws VcError `bad-usage`. */
export function checkedText(text: string, what: string, longest = LONGEST): string {
  const trimmed = text.replace(/[^\P{Cc}\n\t]/gu, '').trim();
  if (trimmed === '' || [...trimmed].length > longest) {
    throw new VcError('bad-usage', { problem: `${what} has 1 to ${longest.toLocaleString('en')} characters.` });
  }
  return trimmed;
}

function assertInDeck({ slideCount, facts }: Analysis, { slide, factId }: CommentPin): void {
  if (slide !== undefined && slide > slideCount)
    throw new VcError('bad-usage', { problem: `There is no slide ${slide}.` });
  if (factId !== undefined && !facts.some(({ id }) => id === factId)) {
    throw new VcError('not-found', { what: 'fact', id: factId });
  }
}

function assertOwn({ comments }: Analysis, commentId: string, by: Author): void {
  const comment = comments.find(({ id }) => id === commentId);
  if (!comment) throw new VcError('not-found', { what: 'comment', id: commentId });
  if (!isSame(comment.user, by)) throw new VcError('forbidden');
}

/** People are the same by account; what the terminal wrote, by name. */
function isSame(a: Author, b: Author): boolean {
  return a.id === undefined && b.id === undefined ? a.firstName === b.firstName : a.id === b.id;
}
