/** What a deck that was labelled line by line says in the fields by which extraction is measured. Pure. */
import { labelSchema, type Label } from './label.js';

/** A figure that a reader marked: where, what, how much, and in what role. */
export interface LabelledFigure {
  /** "slide.line". */
  ref: string;
  text: string;
  kind: string;
  value?: number | null;
  low?: number | null;
  high?: number | null;
  unit: string;
  currency?: string | null;
  role: string;
}

/** A label file of the corpus, as far as it is measured by. */
export interface CorpusLabels {
  id: string;
  company: string;
  language: string;
  /** None: not labelled. */
  sector?: string;
  sections: Record<string, string[]>;
  figures: LabelledFigure[];
  names: { name: string; type: 'person' | 'org'; as: string }[];
}

export const HAPPENED: ReadonlySet<string> = new Set(['actual', 'past']);

/** The fields of `labels`; what no figure, name or section says is `null` or empty, and finding it counts as wrong. */
export function labelOfCorpus({ id, company, language, sector, sections, figures, names }: CorpusLabels): Label {
  const money = (kind: string, roles?: ReadonlySet<string>) =>
    figures.filter((figure) => figure.kind === kind && figure.unit === 'money' && (roles?.has(figure.role) ?? true));
  const amount = (figure: LabelledFigure | undefined, kind?: string) =>
    figure ? { value: valueOf(figure), currency: figure.currency, text: figure.text, ...(kind ? { kind } : {}) } : null;
  const [ask] = money('ask');
  const recurring = latest(money('arr', HAPPENED));
  const growth = figures.find(({ kind, role }) => kind === 'growth' && HAPPENED.has(role));
  const counted = figures.filter(({ kind, role }) => COUNTED.has(kind) && HAPPENED.has(role));
  const named = (parts: readonly string[]): string[] =>
    // A name is marked wherever it stands.
    [...new Map(names.filter(({ as }) => parts.includes(as)).map(({ name }) => [name.toLowerCase(), name])).values()];
  const said = new Set(Object.values(sections).flat());
  return labelSchema.parse({
    id,
    company,
    sector: labelSchema.shape.sector.safeParse(sector).success ? sector : null,
    language,
    ask: ask ? { amount: valueOf(ask), currency: ask.currency } : null,
    marketSize: amount(money('tam')[0]),
    arr: recurring ? amount(recurring) : amount(latest(money('revenue', HAPPENED)), 'revenue'),
    growthRate: growth ? { value: valueOf(growth) } : null,
    burnRate: amount(money('burn')[0]),
    users: counted.length > 0 ? { text: counted.map(({ text }) => text).join(' | ') } : null,
    teamMembers: named(['founder', 'executive', 'team']),
    competitors: named(['competitor']),
    hasSlide: Object.fromEntries(
      Object.entries(SECTIONS).map(([section, kinds]) => [section, kinds.some((kind) => said.has(kind))]),
    ),
  });
}

/** What is so now; else the last of what was: a series of years goes on. */
const latest = (figures: readonly LabelledFigure[]): LabelledFigure | undefined =>
  figures.find(({ role }) => role === 'actual') ?? figures.at(-1);

export const valueOf = ({ value, high, low }: LabelledFigure): number | null => value ?? high ?? low ?? null;

const COUNTED: ReadonlySet<string> = new Set(['users', 'customers', 'paying_customers', 'mau', 'signups', 'pilots']);

const SECTIONS: Readonly<Record<keyof NonNullable<Label['hasSlide']>, readonly string[]>> = {
  problem: ['problem'],
  solution: ['solution'],
  product: ['product', 'how_it_works'],
  market: ['market'],
  businessModel: ['business_model', 'pricing'],
  traction: ['traction', 'customers'],
  team: ['team'],
  competition: ['competition'],
  financials: ['financials', 'forecast'],
  ask: ['ask', 'use_of_funds'],
};
