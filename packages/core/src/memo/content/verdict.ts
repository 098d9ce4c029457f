/** What follows and why, as a person would write it; the things that decide; what is not stated; the draft to the founder. */
import type { FactKind } from '../../model/fact-kinds.js';
import { criterionTopic } from '../../model/criterion-name.js';
import type { Memo, MemoCell } from '../../model/memo.js';
import { message, type Message, type MessageValue } from '../../model/message.js';
import { renderMessage } from '../../i18n/render.js';
import { isPlainGap } from '../../model/plain-gap.js';
import type { CriterionResult } from '../../model/scores.js';
import { criteriaByScore } from '../key-figures.js';
import { topicsOf } from './topics.js';
import { plainLine as plain } from '../../text/plain-line.js';
import type { Writer } from './cells.js';
import { findings, strongest, weakness } from './for-and-against.js';

/** Strengths named in the first sentence. */
const MOST_TOPICS = 2;
const MOST_DECIDING = 3;
/** A line of fewer words says nothing without the name. */
const LEAST_WORDS = 3;
type Leaning = 'invest' | 'call' | 'thin' | 'pass' | 'none';

function leaningOf({ recommendation, recommendationReason }: Writer): Leaning {
  if (recommendation === null) return 'none';
  if (recommendation === 'follow-up' && recommendationReason === 'thin') return 'thin';
  return recommendation === 'invest' ? 'invest' : recommendation === 'pass' ? 'pass' : 'call';
}

/** Of these a sentence that tells what the company does names one. */
const DESCRIBES: ReadonlySet<FactKind> = new Set(['one_liner', 'solution', 'description', 'customer_segment']);

/** A model's first sentence on what it does, as its facts carry it; else the words that the summary chose. */
export function lineOf(writer: Writer): Memo['line'] {
  const { modelSummary, locale } = writer;
  const [told] = modelSummary?.locale === locale ? modelSummary.sentences : [];
  const carrying = told?.factIds.flatMap((id) => writer.fact(id) ?? []) ?? [];
  if (told !== undefined && carrying.some(({ kind }) => DESCRIBES.has(kind))) {
    return { ...writer.value(told.text, carrying), closest: false, byModel: true };
  }
  const [about] = writer.summaryMessages;
  const quote = about?.message.values.quote;
  const id = about?.message.id ?? '';
  if (typeof quote !== 'string' || id === 'summary.about.problem') return undefined;
  const facts = about?.factIds.flatMap((factId) => writer.fact(factId) ?? []) ?? [];
  const cell = writer.tell('export.quoted', { quote: withoutName(plain(quote), writer.companyName) }, facts);
  // In documents of before the line of a cover was no fact.
  const slides = facts.length === 0 && id === 'summary.about.cover' ? [1] : cell.slides;
  return { ...cell, slides, closest: id === 'summary.about.closest' };
}

/** “Acme – dental booking”: the name stands above it already. */
function withoutName(line: string, company: string): string {
  if (company === '' || !line.toLowerCase().startsWith(company.toLowerCase())) return line;
  const rest = /^\s*[:|\p{Pd}]\s+(.+)$/u.exec(line.slice(company.length))?.[1];
  return rest !== undefined && rest.split(' ').length >= LEAST_WORDS ? rest : line;
}

export function verdictOf(writer: Writer): MemoCell[] {
  const { say, recommendationRule: rule, recommendation } = writer;
  const leaning = leaningOf(writer);
  if (leaning === 'none') return [say('verdict.none')];
  const strong = topicsOf(strongest(writer).slice(0, MOST_TOPICS));
  const open = topicsOf(openCriteria(writer));
  const first = strong ? say(`verdict.${leaning}.for`, { topics: strong }) : say(`verdict.${leaning}`);
  if (rule?.rule === 'guaranteed-return') return [say('verdict.pass'), say('verdict.guaranteed')];
  const apart =
    (writer.sums ?? []).some(({ status }) => status === 'apart') ||
    writer.checks.some(({ status }) => status === 'fail');
  const second =
    apart && recommendation !== 'invest'
      ? say(open ? 'verdict.because.apart' : 'verdict.because.apartOnly', open ? { topics: open } : {})
      : open
        ? say(`verdict.because.${leaning === 'pass' ? 'pass' : 'open'}`, { topics: open })
        : undefined;
  return second ? [first, second] : [first];
}

/** What does not tie or is flagged first, then what stands in the way of a better verdict; of a criterion by the words of the deck. */
export function decidingOf(writer: Writer): MemoCell[] {
  const changes = writer.recommendationRule?.wouldChange ?? [];
  const lines = changes.flatMap(({ textMessage: { id, values }, criterionId }) =>
    criterionId === undefined ? writer.tell(id, values) : (shownOf(writer, criterionId) ?? []),
  );
  const first = findings(writer).slice(0, 1);
  return [...first, ...lines.filter(({ text }) => text !== first[0]?.text)].slice(0, MOST_DECIDING);
}

/** A criterion whose better answer would change the verdict, by its words and what they lack; nothing where no words can be quoted. */
function shownOf(writer: Writer, criterionId: string): MemoCell | undefined {
  const shown = writer.criteria.find(
    ({ id, state, candidates }) => id === criterionId && state === 'partial' && !candidates,
  );
  return shown && weakness(writer, shown);
}

/** What would change the verdict and cannot be told by words of the deck. */
function openCriteria(writer: Writer): CriterionResult[] {
  const open = (writer.recommendationRule?.wouldChange ?? []).flatMap(({ criterionId }) =>
    criterionId === undefined || shownOf(writer, criterionId) ? [] : criterionId,
  );
  return open.flatMap((criterionId) => writer.criteria.find(({ id }) => id === criterionId) ?? []);
}

/** One line of what an investor asks for and no slide is about. */
export function notStatedOf(writer: Writer): MemoCell | undefined {
  const topics = topicsOf(
    writer.criteria
      .filter(isPlainGap)
      .toSorted((a, b) => b.pointsAtStake - a.pointsAtStake || (a.id < b.id ? -1 : 1))
      .slice(0, 8),
  );
  return topics === undefined ? undefined : writer.say('notStated', { topics });
}

/** One line of what was not judged, by score. */
export function notJudgedOf(writer: Writer): MemoCell | undefined {
  const topics = topicsOf(criteriaByScore(writer).flatMap(({ unjudged }) => unjudged));
  return topics === undefined ? undefined : writer.say('notJudged', { topics });
}

function isPlain({ questionMessage }: Writer['questions'][number]): boolean {
  return Object.keys(questionMessage.values).length === 0;
}

/** The question with the slide that it starts from, where it does not name one itself. */
function placed({ slide, questionMessage }: Writer['questions'][number]): Message {
  if (slide === undefined || questionMessage.id.startsWith('question.Q40')) return questionMessage;
  return message('memo.email.on', { question: { message: questionMessage }, slide });
}

/** Thanks and no, or the three questions that would decide. */
export function emailOf(writer: Writer): Memo['email'] {
  const { companyName, questions, locale } = writer;
  const leaning = leaningOf(writer);
  // What names something of the deck before what could be asked of any.
  const asked = questions
    .filter(({ first, status }) => first && status !== 'dismissed')
    .toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)))
    .slice(0, 3);
  if (leaning === 'none' || (leaning !== 'pass' && asked.length === 0)) return undefined;
  const named = companyName !== '';
  const hello = named ? message('memo.email.hello', { company: companyName }) : message('memo.email.hello.unnamed');
  const values: Record<string, MessageValue> = { hello: { message: hello } };
  if (leaning !== 'pass') {
    const each = Object.fromEntries(asked.map((one, at) => [`q${at + 1}`, { message: placed(one) }]));
    values.questions = { message: message(`memo.email.list.${asked.length}`, each) };
  }
  const [good] = strongest(writer);
  const subjectMessage = named
    ? message('memo.email.subject', { company: companyName })
    : message('memo.email.subject.unnamed');
  const textMessage =
    leaning === 'pass'
      ? message(good ? 'memo.email.decline.for' : 'memo.email.decline', {
          ...values,
          ...(good ? { topic: { message: criterionTopic(good) } } : {}),
        })
      : message('memo.email.ask', values);
  return {
    subject: renderMessage(subjectMessage, locale),
    subjectMessage,
    text: renderMessage(textMessage, locale),
    textMessage,
  };
}
