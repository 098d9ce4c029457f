/** The invented fund of `vc demo`: its people, and what they said and did about the sample decks over the last months. */
import { randomBytes } from 'node:crypto';
import type { AnalysisSummary, Author, Decision, Stage } from '@vc-analyst/core/model';
import type { Workspace } from '@vc-analyst/core';
import { say } from '../output/language.js';

const PEOPLE = [
  { username: 'ines', firstName: 'Inés', lastName: 'Carvajal', role: 'partner' },
  { username: 'tobias', firstName: 'Tobias', lastName: 'Lindgren', role: 'partner' },
  { username: 'amina', firstName: 'Amina', lastName: 'Diallo', role: 'analyst' },
] as const;
type Name = (typeof PEOPLE)[number]['username'];

/** What happened to one deck. A text's id ends with the company and what it is about. */
interface Story {
  fileName: string;
  /** Days before today on which the deck came in. */
  daysAgo: number;
  /** Days after that. */
  said: readonly { after: number; by: Name; text: string; slide?: number }[];
  decided?: { after: number; by: Name; value: Decision['value']; note: string } & Pick<Decision, 'stage' | 'reason'>;
  /** What comes next, days from today. */
  planned?: { by: Name; text: string; inDays: number };
  answered?: { after: number; by: Name; text: string };
  /** Euro. */
  invested?: { after: number; by: Name; amount: number; round: Stage };
}

const STORIES: readonly Story[] = [
  {
    fileName: 'quaylane-series-a.pdf',
    daysAgo: 148,
    said: [
      { after: 1, by: 'amina', text: 'quaylane.retention', slide: 6 },
      { after: 9, by: 'ines', text: 'quaylane.call' },
    ],
    answered: { after: 12, by: 'amina', text: 'quaylane.answer' },
    decided: { after: 30, by: 'ines', value: 'invested', note: 'quaylane.decision' },
    invested: { after: 41, by: 'ines', amount: 1_500_000, round: 'series-a' },
  },
  {
    fileName: 'termalida-semilla.pdf',
    daysAgo: 96,
    said: [
      { after: 2, by: 'amina', text: 'termalida.plants', slide: 7 },
      { after: 6, by: 'tobias', text: 'termalida.rivals' },
    ],
    decided: { after: 8, by: 'tobias', value: 'pipeline', stage: 'due-diligence', note: 'termalida.decision' },
    planned: { by: 'tobias', text: 'termalida.next', inDays: 6 },
  },
  {
    fileName: 'rackhaven-seed.pptx',
    daysAgo: 63,
    said: [{ after: 1, by: 'ines', text: 'rackhaven.cash', slide: 9 }],
    decided: { after: 4, by: 'ines', value: 'pipeline', stage: 'meeting', note: 'rackhaven.decision' },
    planned: { by: 'ines', text: 'rackhaven.next', inDays: 12 },
  },
  {
    fileName: 'wrenlow-pre-seed.pdf',
    daysAgo: 37,
    said: [{ after: 1, by: 'amina', text: 'wrenlow.list', slide: 6 }],
    decided: { after: 3, by: 'tobias', value: 'passed', reason: 'too-early', note: 'wrenlow.decision' },
  },
  {
    fileName: 'aubelle.pdf',
    daysAgo: 19,
    said: [],
    decided: { after: 1, by: 'ines', value: 'passed', reason: 'traction', note: 'aubelle.decision' },
  },
  {
    fileName: 'pizarrea.pdf',
    daysAgo: 11,
    said: [{ after: 1, by: 'tobias', text: 'pizarrea.pilot' }],
    decided: { after: 2, by: 'tobias', value: 'passed', note: 'pizarrea.decision' },
  },
  {
    fileName: 'fluxandre-amorcage.pdf',
    daysAgo: 4,
    said: [{ after: 1, by: 'amina', text: 'fluxandre.licence' }],
  },
];

const DAY = 86_400_000;

/** Tells the time of the story while it is told, and the real one afterwards. */
export interface StoryClock {
  now: () => Date;
  /** `fileName` comes in now; a deck without a story comes in today. */
  arrive: (fileName: string) => void;
  /** So many days after that deck came in. */
  pass: (fileName: string, days: number) => void;
  end: () => void;
}

export function openStoryClock(): StoryClock {
  // It runs on, so that what takes time says how long.
  let behind = 0;
  const pass = (fileName: string, days: number) => {
    const story = STORIES.find((one) => one.fileName === fileName);
    behind = story ? (story.daysAgo - days) * DAY : 0;
  };
  return {
    now: () => new Date(Date.now() - behind),
    arrive: (fileName) => pass(fileName, 0),
    pass,
    end: () => (behind = 0),
  };
}

/** Adds the people, and in the order of the days what they did. The clock is left at the real time. */
export async function tellStories(workspace: Workspace, clock: StoryClock): Promise<void> {
  const people = new Map<Name, Author>();
  for (const { username, ...about } of PEOPLE) {
    // Nobody signs in with it: the demo has one account for that.
    const password = randomBytes(24).toString('hex');
    const { id } = await workspace.accounts.managed.create({
      username,
      password,
      email: '',
      isActive: true,
      ...about,
      role: 'user',
    });
    await workspace.accounts.managed.setTeamRole(id, about.role);
    people.set(username, { id, firstName: about.firstName });
  }
  const kept = new Map((await workspace.analyses.list()).map((analysis) => [analysis.fileName, analysis]));
  const events = STORIES.flatMap((story) => {
    const analysis = kept.get(story.fileName);
    return analysis ? eventsOf(story, analysis, workspace, people) : [];
  });
  try {
    for (const { story, after, happen } of events.toSorted((a, b) => dayOf(a) - dayOf(b))) {
      clock.pass(story.fileName, after);
      await happen();
    }
  } finally {
    clock.end();
  }
}

interface Event {
  story: Story;
  after: number;
  happen: () => Promise<unknown>;
}

const dayOf = ({ story, after }: Event): number => after - story.daysAgo;

function eventsOf(
  story: Story,
  analysis: AnalysisSummary,
  { collaboration, analyses, portfolio }: Workspace,
  people: ReadonlyMap<Name, Author>,
): Event[] {
  const { id, companyName } = analysis;
  const by = (name: Name): Author => people.get(name)!;
  const text = (what: string): string => say(`demo.said.${what}`);
  const events: Event[] = story.said.map((one) => ({
    story,
    after: one.after,
    happen: () => collaboration.comments.add(id, text(one.text), by(one.by), { slide: one.slide }),
  }));
  const { answered, decided, planned, invested } = story;
  if (answered) {
    const happen = async () => {
      const first = (await analyses.get(id)).questions.find((question) => question.first);
      const author = by(answered.by);
      if (first) await analyses.answer(id, first.id, { answer: text(answered.text) }, { by: author.firstName, author });
    };
    events.push({ story, after: answered.after, happen });
  }
  if (decided) {
    const { after: _after, by: _by, ...given } = decided;
    const decision = { ...given, note: text(decided.note) };
    events.push({
      story,
      after: decided.after,
      happen: () => collaboration.decisions.decide(id, decision, by(decided.by)),
    });
  }
  if (planned) {
    const due = new Date(Date.now() + planned.inDays * DAY).toISOString().slice(0, 10);
    const happen = () => collaboration.pipeline.plan(id, { text: text(planned.text), due }, by(planned.by));
    events.push({ story, after: (decided?.after ?? 0) + 1, happen });
  }
  if (invested) {
    const author = by(invested.by);
    const happen = async () => {
      const date = new Date(Date.now() - (story.daysAgo - invested.after) * DAY).toISOString().slice(0, 10);
      await portfolio.add(
        {
          ...{ companyName, sector: analysis.sector, investmentAmount: invested.amount, round: invested.round, date },
          ...{ status: 'active', analysisId: id, assigneeIds: author.id === undefined ? [] : [author.id] },
        },
        { by: author },
      );
    };
    events.push({ story, after: invested.after, happen });
  }
  return events;
}
