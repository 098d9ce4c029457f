/** Team criteria: which facts earn which level. */
import { describe, expect, it } from 'vitest';
import { fact, person } from '../../testing/build-fact.js';
import { judgeFacts } from '../../../test/kit/judge-facts.js';
import { t1 } from './t1-named-team/criterion.js';
import { t2 } from './t2-founder-market-fit/criterion.js';
import { t3 } from './t3-track-record/criterion.js';
import { t4 } from './t4-builds-and-sells/criterion.js';
import { t5 } from './t5-commitment/criterion.js';
import { t6 } from './t6-technical-depth/criterion.js';
import { t7 } from './t7-backers/criterion.js';
import { t8 } from './t8-hiring-plan/criterion.js';
import { t9 } from './t9-bench/criterion.js';

const ana = person('Ana Ruiz', { role: 'CEO', functions: 'commercial,general', founder: true });
const marc = person('Marc Petit', { role: 'CTO', functions: 'technical', founder: true });
const heads = ['Lena', 'Ivo', 'Eva', 'Noa'].map((name) => person(name, { role: 'Head' }));

describe('T1 named team', () => {
  it.each([
    [0, []],
    [0.5, [person('Ana Ruiz')]],
    [0.75, [ana]],
    [0.75, [person('Lena', { role: 'Head' }), person('Ivo', { role: 'CFO' })]],
    [1, [ana, fact('background', { subjectName: 'ANA  RUIZ', strength: 'named' })]],
    [0.75, [ana, fact('background', { subjectName: 'Somebody Else', strength: 'named' })]],
    [0.75, [ana, fact('background', { subjectName: 'Ana Ruiz', strength: 'assertion' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(t1, facts).level).toBe(level));

  it('asks what is not told: of one with a role who founded it, of others who does what', () => {
    const engineer = person('Rui Alves', { role: 'Engineer', functions: 'technical' });
    expect(judgeFacts(t1, [engineer]).reason).toMatchObject({ id: 'scoring.T1.one' });
    expect(judgeFacts(t1, [engineer, person('Inès Morel')]).reason).toMatchObject({ id: 'scoring.T1.names' });
  });

  it('who still studies has no background to tell of yet', () => {
    const studies = fact('background', {
      subjectName: 'Ana Ruiz',
      strength: 'named',
      quote: 'Ana Ruiz, student at a university',
    });
    expect(judgeFacts(t1, [ana, studies]).level).toBe(0.75);
  });

  it('one more name without a role costs nothing', () => {
    const told = [ana, fact('background', { subjectName: 'Ana Ruiz', strength: 'named' })];
    expect(judgeFacts(t1, [...told, person('Unknown Person')]).level).toBe(1);
  });
});

describe('T2 founder–market fit', () => {
  it.each([
    [0.25, [fact('domain_experience', { strength: 'assertion' })]],
    [0.5, [fact('domain_experience', { strength: 'named' })]],
    [0.5, [fact('background', { strength: 'named' })]],
    [0.75, [fact('domain_experience', { strength: 'specific' })]],
    [0.75, [fact('domain_experience', { strength: 'named', value: 6 })]],
    [1, [fact('domain_experience', { strength: 'specific' }), fact('background', { strength: 'specific' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(t2, facts).level).toBe(level));
});

describe('T3 track record', () => {
  it.each([
    [0.25, fact('track_record', { strength: 'assertion' })],
    [0.5, fact('track_record', { strength: 'named' })],
    [0.75, fact('track_record', { strength: 'specific' })],
    [1, fact('exit')],
  ])('level %s', (level, one) => expect(judgeFacts(t3, [one]).level).toBe(level));

  it('prestige is no track record', () => {
    expect(judgeFacts(t3, [fact('prestige', { text: 'ex-Google' })]).level).toBe(0);
  });
});

describe('T4 builds and sells', () => {
  it.each([
    [0, [person('Lena', { role: 'CFO', functions: 'finance' })]],
    [0.5, [ana]],
    [0.5, [marc]],
    [1, [ana, marc]],
    [1, [person('Solo', { role: 'CEO', functions: 'technical,commercial', founder: true })]],
  ])('level %s', (level, facts) => expect(judgeFacts(t4, facts).level).toBe(level));
});

it('who engineers builds before who researches, whoever is named first', () => {
  const doctor = person('Ida Moe', { role: 'Chief Medical Officer', functions: 'science' });
  const engineer = person('Will Orr', { role: 'CTO', functions: 'technical' });
  for (const criterion of [t4, t6])
    expect(JSON.stringify(judgeFacts(criterion, [doctor, engineer]).reason), criterion.meta.id).toContain('Will Orr');
  expect(JSON.stringify(judgeFacts(t4, [doctor]).reason)).toContain('Ida Moe');
});

describe('T5 commitment', () => {
  it.each([
    [0.15, 'part'],
    [0.15, 'elsewhere'],
    [0.5, 'implied'],
    [1, 'full'],
  ])('level %s when %s', (level, said) => {
    expect(judgeFacts(t5, [fact('commitment', { detail: { level: said } })]).level).toBe(level);
  });
});

describe('T6 technical depth', () => {
  const degree = fact('technical_depth', { strength: 'specific', detail: { what: 'degree' } });
  it.each([
    [0.25, [fact('technical_depth', { strength: 'assertion' })]],
    [0.5, [marc]],
    [0.5, [fact('technical_depth', { strength: 'named', detail: { what: 'role' } })]],
    [0.75, [degree]],
    [1, [marc, degree]],
    [0, [fact('ai_agent_role')]],
    [0.5, [fact('ai_agent_role'), marc]],
  ])('level %s', (level, facts) => expect(judgeFacts(t6, facts).level).toBe(level));

  it('takes depth for the builder’s only where it is said of the builder', () => {
    const doctorate = { strength: 'specific' as const, detail: { what: 'degree' } };
    const other = fact('technical_depth', { ...doctorate, subjectName: 'Dr Mora' });
    const own = fact('technical_depth', { ...doctorate, subjectName: marc.subjectName });
    expect(judgeFacts(t6, [marc, other])).toMatchObject({ level: 0.75, reason: { id: 'scoring.T6.others' } });
    expect(judgeFacts(t6, [marc, other, own])).toMatchObject({ level: 1, reason: { id: 'scoring.T6.both' } });
  });

  it('says that an agent is no technical lead', () => {
    expect(judgeFacts(t6, [fact('ai_agent_role')]).reason.id).toBe('scoring.T6.agent');
  });
});

describe('T7 to T9', () => {
  const mora = fact('advisor', { subjectName: 'Dr Mora', strength: 'specific' });
  it.each([
    [t7, 0.5, [fact('advisor', { subjectName: 'Dr Mora', strength: 'named' })]],
    [t7, 0.5, [mora]],
    [t7, 1, [mora, fact('investor', { subjectName: 'Nord Fund' })]],
    [t8, 0.5, [fact('open_role', { detail: { role: 'CTO' } })]],
    [t8, 0.5, [fact('hire_plan', { strength: 'named' })]],
    [t8, 1, [fact('hire_plan', { strength: 'specific' })]],
    [t9, 0, [ana, marc]],
    [t9, 0.25, heads.slice(0, 1)],
    [t9, 0.5, heads.slice(0, 2)],
    [t9, 0.75, heads.slice(0, 3)],
    [t9, 1, [ana, ...heads]],
    [t9, 0.25, [ana, person('Rui Alves', { role: 'Vice President of Operations', functions: 'operations,general' })]],
    [t9, 0, [ana, person('Inès Morel', { role: 'Directrice générale', functions: 'general' })]],
  ])('%#: level %s', (criterion, level, facts) => expect(judgeFacts(criterion, facts).level).toBe(level));

  it('calls backers only those who put in money', () => {
    expect(judgeFacts(t7, [mora]).reason).toMatchObject({ id: 'scoring.T7.advised' });
    const fund = fact('investor', { subjectName: 'Nord Fund' });
    expect(judgeFacts(t7, [fund]).reason).toMatchObject({ id: 'scoring.T7.named' });
  });
});
