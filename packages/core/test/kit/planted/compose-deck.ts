/** Composes the planted decks: every company in three languages, with the truth of what each slide states. */
import { LOCALES, type Locale } from '../../../src/model/values.js';
import { BLUEPRINTS, type PlannedPart, type PlannedSlide } from './blueprints.js';
import { COMPANIES, type PlantedCompany } from './companies.js';
import { moneyForms, writeNumber } from './money.js';
import type { Part, PlantedDeck, PlantedFact, PlantedFormat, PlantedSlide } from './planted-deck.js';
import {
  LABELLED,
  STATEMENTS,
  type LabelId,
  type StatedFact,
  type Statement,
  type StatementId,
  type ValueKey,
  type Words,
} from './statements.js';
import { EN } from './words-en.js';
import { ES } from './words-es.js';
import { FR } from './words-fr.js';

const WORDS: Record<Locale, Words> = { en: EN, es: ES, fr: FR };
const PERCENT = new Set<ValueKey>(['mGrowth', 'growth', 'take', 'margin', 'churn']);
const COUNT = new Set<ValueKey>(['customers', 'paying', 'buyers']);
const MONTHS = new Set<ValueKey>(['months', 'runway']);
/** The year of the newest figures; what lies behind it is planned. */
const PLAN_YEARS = [2024, 2025, 2026, 2027];

/** All planted decks, the same on every run: development decks first. */
export function plantedDecks(): PlantedDeck[] {
  return COMPANIES.flatMap((company, index) => LOCALES.map((language) => composeDeck(company, index, language)));
}

/**
 * One deck. `company` may be a changed one of the list at place `index`. `forms` shifts the way in which amounts
 * are written and changes nothing else; with `twins` the decks of all languages use translated sentences.
 */
export function composeDeck(
  company: PlantedCompany,
  index: number,
  language: Locale,
  { forms = 0, twins = false }: { forms?: number; twins?: boolean } = {},
): PlantedDeck {
  const heldOut = index >= COMPANIES.length / 2;
  const words = WORDS[language];
  const truth: PlantedDeck['truth'] = {
    facts: [],
    alsoTrue: [],
    foreign: [],
    people: company.people,
    rivals: [...company.rivals],
  };
  const blueprint = BLUEPRINTS[index % BLUEPRINTS.length] ?? [];
  const writer = slideWriter(company, index, language, { heldOut, forms, twins }, truth);
  const slides: PlantedSlide[] = [
    { title: company.name, subtitle: company.told[language].tagline, parts: [{ layout: 'prose', text: words.cover }] },
    ...blueprint.map((planned, place) => writer(heldOut ? relaid(planned) : planned, place + 2)),
  ];
  const format = formatOf(index, language);
  return {
    id: `${company.name.toLowerCase()}-${language}`,
    company: company.name,
    language,
    format,
    heldOut,
    sector: company.sector,
    round: 'seed',
    slides,
    truth,
  };
}

/** Pictures are few, as each slide costs a second of OCR. */
function formatOf(index: number, language: Locale): PlantedFormat {
  const turn = (index + LOCALES.indexOf(language)) % 2;
  if (index % 6 === 3 && language === LOCALES[Math.floor(index / 6)]) return 'png';
  return turn === 0 ? 'pdf' : 'pptx';
}

/** Held-out decks say the same kinds of things in another layout. */
function relaid(slide: PlannedSlide): PlannedSlide {
  const next = {
    bullets: 'prose',
    prose: 'bullets',
    columns: 'bullets',
    cards: 'cards-above',
    'cards-above': 'rows',
    rows: 'cards',
  } as const;
  const parts = slide.parts.map((part): PlannedPart => {
    if ('say' in part) return { layout: next[part.layout], say: part.say };
    return 'show' in part ? { layout: next[part.layout], show: part.show } : part;
  });
  return { ...slide, parts };
}

function slideWriter(
  company: PlantedCompany,
  index: number,
  language: Locale,
  how: { heldOut: boolean; forms: number; twins: boolean },
  truth: PlantedDeck['truth'],
) {
  const words = WORDS[language];
  const told = company.told[language];
  const bank = how.heldOut ? 1 : 0;
  const turn = index + (how.twins ? 0 : LOCALES.indexOf(language) * 5);

  return (planned: PlannedSlide, number: number): PlantedSlide => ({
    title: pick(words.titles[planned.title][bank], turn),
    parts: planned.parts.map((part) => write(part, number)),
  });

  function write(part: PlannedPart, number: number): Part {
    switch (part.layout) {
      case 'bullets':
        return { layout: 'bullets', lines: part.say.map((id) => state(id, number)) };
      case 'prose':
        return { layout: 'prose', text: part.say.map((id) => ended(state(id, number))).join(' ') };
      case 'columns': {
        const lines = part.say.map((id) => state(id, number));
        const half = Math.ceil(lines.length / 2);
        return { layout: 'columns', left: lines.slice(0, half), right: lines.slice(half) };
      }
      case 'cards':
      case 'cards-above':
        return {
          layout: 'cards',
          labelAbove: part.layout === 'cards-above',
          cards: part.show.map((id) => label(id, number)),
        };
      case 'rows':
        return {
          layout: 'table',
          rows: part.show.map((id) => label(id, number)).map((card) => [capital(card.label), card.figure]),
        };
      case 'plan-table':
        return planTable(number);
      case 'rivals-table':
        return rivalsTable(number);
      case 'use-of-funds':
        return {
          layout: 'cards',
          labelAbove: false,
          cards: words.useOfFunds.map((item, i) => ({ figure: percent([50, 30, 20][i] ?? 0), label: item })),
        };
      case 'team':
        return { layout: 'columns', left: team().slice(0, 2), right: team().slice(2) };
      case 'told':
        return { layout: 'prose', text: told[part.what] };
    }
  }

  function team(): string[] {
    const roles = [words.roles.ceo, words.roles.cto, words.roles.coo];
    return company.people.map((name, i) => `${name}\n${roles[i]}`);
  }

  /** Writes a statement and records what it states. */
  function state(id: StatementId, slide: number): string {
    const statement: Statement = STATEMENTS[id];
    const template = pick(words.statements[id][bank], turn + slide);
    const where = fill(template, slide, `${id}`);
    for (const stated of statement.facts) truth.facts.push(planted(stated, slide, where, id));
    for (const stated of statement.alsoTrue ?? []) truth.alsoTrue.push(planted(stated, slide, where, id));
    for (const key of statement.foreign ?? []) truth.foreign.push({ value: company.values[key], slide, where });
    return where;
  }

  function label(id: LabelId, slide: number): { figure: string; label: string } {
    const text = fill(pick(words.labels[id][bank], turn + slide), slide, id);
    const key = LABELLED[id][1];
    const figure = writeFigure(key, slide, id);
    truth.facts.push(planted(LABELLED[id], slide, `${figure} ${text}`, id));
    return { figure, label: text };
  }

  function planTable(slide: number): Part {
    const { rev, revNext, revLater, burn } = company.values;
    const revenue = [Math.round(rev * 0.4), rev, revNext, Math.round((revNext + revLater) / 2)];
    const costs = revenue.map((_, year) => burn * 12 + year * 240_000);
    const thousands = (amounts: number[]) =>
      amounts.map((amount) => writeNumber(Math.round(amount / 1000), language, company.currency));
    const unit = words.inThousands(company.currency);
    const head = PLAN_YEARS.map((year) => (year > 2025 ? `${year}${words.forecastMark}` : String(year)));
    revenue.forEach((amount, year) => {
      const happened = PLAN_YEARS[year]! > 2025 ? 'ahead' : 'actual';
      const value = Math.round(amount / 1000) * 1000;
      const where = `${words.rows.revenue} ${head[year]} (${unit})`;
      truth.facts.push({
        kind: 'revenue',
        value,
        unit: 'money',
        currency: company.currency,
        owner: 'own',
        happened,
        slide,
        where,
      });
      const cost = Math.round((costs[year] ?? 0) / 1000) * 1000;
      truth.alsoTrue.push({
        kind: 'cost',
        value: cost,
        unit: 'money',
        currency: company.currency,
        owner: 'own',
        happened,
        slide,
        where,
      });
    });
    return {
      layout: 'table',
      rows: [
        [unit, ...head],
        [words.rows.revenue, ...thousands(revenue)],
        [words.rows.costs, ...thousands(costs)],
        [words.rows.people, '9', '14', '25', '41'],
      ],
    };
  }

  function rivalsTable(slide: number): Part {
    const { raised, rivalRaised, rivalArr } = company.values;
    const amounts: [number, number, number] = [raised, rivalRaised, rivalArr * 3];
    const row = amounts.map((value, i) => form(value, slide, `raised${i}`));
    const where = `${words.rows.raised}: ${row.join(' | ')}`;
    truth.facts.push({
      kind: 'raised_to_date',
      value: raised,
      unit: 'money',
      currency: company.currency,
      owner: 'own',
      happened: 'actual',
      slide,
      where,
    });
    for (const value of amounts.slice(1)) truth.foreign.push({ value, slide, where });
    return {
      layout: 'table',
      rows: [
        ['', company.name, ...company.rivals],
        [words.rows.raised, ...row],
        [words.rows.founded, '2022', '2013', '2017'],
        [words.rows.countries, '4', '21', '9'],
      ],
    };
  }

  function planted([kind, key, owner, happened]: StatedFact, slide: number, where: string, id: string): PlantedFact {
    const unit = PERCENT.has(key) ? 'percent' : COUNT.has(key) ? 'count' : MONTHS.has(key) ? 'months' : 'money';
    return {
      kind,
      value: company.values[key],
      ...(id === 'askRange' && key === 'ask' ? { high: company.values.askHigh } : {}),
      unit,
      ...(unit === 'money' ? { currency: company.currency } : {}),
      owner,
      happened,
      slide,
      where,
    };
  }

  function fill(template: string, slide: number, id: string): string {
    const filled = template.replace(/\{(\w+)\}/g, (_, token: string) => {
      if (token === 'category') return told.category;
      if (token === 'Category') return capital(told.category);
      if (token === 'buyer') return told.buyer;
      if (token === 'Buyer') return capital(told.buyer);
      if (token === 'rival') return company.rivals[(slide + id.length) % 2] ?? '';
      if (token === 'client') return company.client;
      return writeFigure(token as ValueKey, slide, id);
    });
    return capital(filled);
  }

  function writeFigure(key: ValueKey, slide: number, id: string): string {
    const value = company.values[key];
    if (PERCENT.has(key)) return percent(value);
    if (COUNT.has(key)) return writeNumber(value, language, company.currency);
    return MONTHS.has(key) ? String(value) : form(value, slide, id);
  }

  /** One sentence writes its amounts in one style. */
  function form(value: number, slide: number, id: string): string {
    const forms = moneyForms(value, company.currency, language);
    return forms[(turn * 7 + slide * 3 + id.length + how.forms) % forms.length] ?? String(value);
  }

  function percent(value: number): string {
    return `${writeNumber(value, language, company.currency)}${language === 'en' ? '%' : turn % 2 === 0 ? ' %' : '%'}`;
  }
}

function pick(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
