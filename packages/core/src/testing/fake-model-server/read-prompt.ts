/** Reads what the engine sent as a model would: the task, the questions, the slides or the facts. */
import type { RecordedRequest } from './exchange.js';

export interface Prompt {
  /** `company`, `market`, `people`, `money`, `critic`, `judge` or `summary`; empty for a prompt that is not the engine's. */
  task: string;
  /** Kinds of fact that are asked for. */
  kinds: string[];
  slides: { number: number; lines: string[] }[];
  /** Only for the judge: `M1` … and controls (`K1`), with the line that a control asks about. */
  criteria: { id: string; line?: string }[];
  /** Only for the critic. */
  items: { id: string; kind: string; question: string; read: string; heading: string; beside: string; quote: string }[];
  /** Only for the summary. */
  facts: { id: string; kind: string; text: string; quote: string }[];
  company: string;
  /** Everything the model was sent as text. */
  text: string;
}

/** The prompt in a request of either interface. */
export function readPrompt({ body }: Pick<RecordedRequest, 'body'>): Prompt {
  const text = textsIn([body?.instructions, body?.messages, body?.input]).join('\n');
  const slides: Prompt['slides'] = [];
  const facts: Prompt['facts'] = [];
  const items: Prompt['items'] = [];
  const criteria: Prompt['criteria'] = [];
  const kinds: string[] = [];
  let part: 'questions' | 'slide' | 'facts' | 'items' | 'criteria' | undefined;
  for (const line of text.split('\n')) {
    const slide = /^=== SLIDE (\d+)\b/.exec(line);
    if (slide) {
      slides.push({ number: Number(slide[1]), lines: [] });
      part = 'slide';
    } else if (/^<<<FACTS\b/.test(line)) part = 'facts';
    else if (/^<<<ITEMS\b/.test(line)) part = 'items';
    else if (/^(DECK|FACTS|ITEMS) [0-9a-f]+>>>/.test(line) || /^<<</.test(line)) part = undefined;
    else if (line.startsWith('TOPICS')) part = 'questions';
    else if (line === 'CRITERIA') part = 'criteria';
    else if (part === 'slide') slides.at(-1)!.lines.push(line);
    else if (part === 'questions') kinds.push(...kindsIn(line));
    else if (part === 'criteria') {
      const [, id, asked = ''] = /^- (\w+): (.*)$/u.exec(line) ?? [];
      const held = /^K/u.test(id ?? '') ? /"(.*)"\.$/u.exec(asked)?.[1] : undefined;
      if (id) criteria.push({ id, ...(held === undefined ? {} : { line: held }) });
    } else if (part === 'items') {
      const [id = '', kind = '', question = '', read = '', heading = '', beside = '', quote = ''] = line.split(' | ');
      items.push({ id, kind, question, read, heading, beside, quote });
    } else if (part === 'facts') {
      const [id, kind, said, quote] = line.split(' | ');
      if (id && kind && said && quote) facts.push({ id, kind, text: said, quote });
    }
  }
  return {
    task: /^TASK: (\w+)/m.exec(text)?.[1] ?? '',
    company: /^COMPANY: (.*)$/m.exec(text)?.[1] ?? '',
    kinds,
    slides,
    facts,
    items,
    criteria,
    text,
  };
}

/** "- Sales: arr (money): annual …; mrr (money): …" */
function kindsIn(line: string): string[] {
  const [, told = ''] = /^- [^:]+: (.*)$/u.exec(line) ?? [];
  return told.split('; ').flatMap((one) => /^\w+/u.exec(one)?.[0] ?? []);
}

/** Every text of messages, whether they hold it plainly or in parts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { content, text } = value as { content?: unknown; text?: unknown };
  return textsIn(content ?? text);
}
