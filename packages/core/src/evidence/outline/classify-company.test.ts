/** Sector, stage and business model of a company by words and facts. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { Sector } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { readBusinessModel } from './business-model.js';
import { classifyCompany } from './classify-company.js';
import { readSector } from './sector.js';
import { readStage } from './stage.js';

const sectorOf = (lines: string[], language = 'en') =>
  readSector(makeView([{ section: 'solution', lines }], { language, companyName: 'Nimbora' }));

describe('readSector', () => {
  it.each<[Sector, string, string[]]>([
    [
      'fintech',
      'en',
      ['Invoice financing for small lenders', 'Loans and payments in one wallet', 'Credit scoring for borrowers'],
    ],
    [
      'fintech',
      'es',
      ['Microcréditos y seguros para autónomos', 'Pagos y remesas sin comisiones', 'Préstamos en un día'],
    ],
    ['healthtech', 'en', ['Appointments for clinics', 'Patients get a diagnosis sooner', 'Hospitals save time']],
    [
      'healthtech',
      'fr',
      ['Un suivi des patients à domicile', 'Les médecins et les cliniques gagnent du temps', 'La santé pour tous'],
    ],
    [
      'edtech',
      'es',
      ['Exámenes al estilo del profesor', 'Los estudiantes suben sus cursos', 'Universidades de todo el país'],
    ],
    ['ecommerce', 'en', ['An online store for cosmetics', 'Average order value of 60', 'SKUs and shopping cart']],
    ['marketplace', 'en', ['A two-sided marketplace', 'Buyers and sellers meet', 'Take rate on GMV']],
    ['mobility', 'es', ['Flota de vehículos eléctricos', 'Reparto de última milla', 'Movilidad para empresas']],
    [
      'energy',
      'fr',
      ['Panneaux solaires pour immeubles', "Stockage d'énergie par batterie", 'Autoconsommation collective'],
    ],
  ])('reads %s in %s', (sector, language, lines) => {
    expect(sectorOf(lines, language).sector).toBe(sector);
  });

  it('takes software and AI only when no vertical holds', () => {
    expect(
      sectorOf(['AI-powered software for clinics', 'Patients and hospitals', 'A machine learning model for diagnosis'])
        .sector,
    ).toBe('healthtech');
    expect(
      sectorOf([
        'Large language models in production',
        'Inference and fine-tuning of AI models',
        'AI agents for developers',
      ]).sector,
    ).toBe('ai');
    expect(
      sectorOf(['SaaS for project management', 'Workflow automation with an API', 'Subscription software per seat'])
        .sector,
    ).toBe('saas');
  });

  it('shows the vertical that comes near beside the winner', () => {
    const reading = sectorOf([
      'Insurance for patients',
      'Payments of clinics',
      'Loans for hospitals and insurers',
      'Patients pay premiums',
    ]);
    expect([reading.sector, reading.runnerUp].sort()).toEqual(['fintech', 'healthtech']);
  });

  it('says other when the words speak for nothing', () => {
    expect(sectorOf(['We make things better', 'Every day']).sector).toBe('other');
  });
});

const fact = (kind: Fact['kind'], more: Partial<Fact>): Fact => ({
  id: `${kind}-1-1`,
  kind,
  text: kind,
  basis: 'actual',
  subject: kind === 'ask' || kind === 'round_stage' ? 'round' : 'company',
  slide: 1,
  quote: kind,
  source: 'text',
  visible: true,
  ...more,
});
const label = (stage: string, more: Partial<Fact> = {}) => fact('round_stage', { detail: { stage }, ...more });
const ask = (value: number, currency = 'USD') => fact('ask', { value, currency, unit: 'money' });

describe('readStage', () => {
  it('asks the person first, then the label, the size of the ask, the revenue', () => {
    const facts = [label('seed'), ask(12_000_000), fact('arr', { value: 3_000_000, currency: 'USD' })];
    expect(readStage(facts, 'en', 'series-b')).toMatchObject({ value: 'series-b', basis: 'user' });
    expect(readStage(facts, 'en')).toMatchObject({ value: 'seed', basis: 'label', factIds: ['round_stage-1-1'] });
    expect(readStage(facts.slice(1), 'en')).toMatchObject({ value: 'series-a', basis: 'ask' });
    expect(readStage(facts.slice(2), 'en')).toMatchObject({ value: 'series-a', basis: 'arr' });
    expect(readStage([], 'en')).toEqual({ value: 'unknown', basis: 'unknown', factIds: [] });
  });

  it('measures the ask by region', () => {
    expect(readStage([ask(5_000_000)], 'en').value).toBe('seed');
    expect(readStage([ask(5_000_000, 'EUR')], 'es').value).toBe('series-a');
    expect(readStage([ask(400_000)], 'es').value).toBe('pre-seed');
    expect(readStage([ask(60_000_000, 'INR')], 'en').value).toBe('seed');
  });

  it('takes the round that the deck raises before one it only names', () => {
    const raised = label('series-a', { detail: { stage: 'series-a', open: true } });
    expect(readStage([label('seed'), raised], 'en').value).toBe('series-a');
  });

  it('prefers the open round to a closed one and never counts a later one', () => {
    expect(
      readStage([label('pre-seed', { detail: { stage: 'pre-seed', closed: true } }), label('seed')], 'en').value,
    ).toBe('seed');
    expect(readStage([label('series-a', { basis: 'forecast' })], 'en').value).toBe('unknown');
    expect(readStage([label('seed', { detail: { stage: 'seed', closed: true } })], 'en').value).toBe('seed');
  });

  it('does not count forecast revenue or hidden asks', () => {
    expect(
      readStage(
        [fact('arr', { value: 3_000_000, currency: 'USD', basis: 'forecast' }), { ...ask(1_000_000), visible: false }],
        'en',
      ).value,
    ).toBe('unknown');
  });
});

describe('readBusinessModel', () => {
  const model = (line: string, facts: Fact[] = []) =>
    readBusinessModel(makeView([{ section: 'businessModel', lines: [line] }]), facts, 'other');

  it.each([
    ['saas', 'SaaS: monthly subscription per seat'],
    ['saas', 'Abonnement mensuel par utilisateur'],
    ['marketplace', '10% commission on every booking between buyers and sellers'],
    ['marketplace', 'Comisión por cada venta entre compradores y vendedores'],
    ['ecommerce', 'Direct-to-consumer product sales in our online store'],
    ['fintech', 'Interchange and interest income on the loan book'],
    ['consumer', 'Freemium app with in-app purchases'],
    ['services', 'Consulting services at hourly rates'],
    ['unknown', 'We will see'],
  ])('reads %s: %s', (expected, line) => {
    expect(model(line)).toBe(expected);
  });

  it('listens to the metrics that the deck reports', () => {
    expect(model('Fees', [fact('gmv', { value: 1_000_000, currency: 'USD' })])).toBe('marketplace');
    expect(model('Fees', [fact('trl', { value: 6 })])).toBe('deeptech');
  });
});

describe('classifyCompany', () => {
  it('lets the person decide sector and stage', () => {
    const view = makeView([{ section: 'solution', lines: ['Patients, clinics and hospitals'] }]);
    expect(classifyCompany(view, [], { sector: 'energy', stage: 'growth' })).toMatchObject({
      sector: 'energy',
      stage: { value: 'growth', basis: 'user' },
    });
  });
});
