/** What a company is called in the document: the deck's name wins, and a model's counts only once it is upheld. */
import { expect, test } from 'vitest';
import { classifyCompany } from '../evidence/outline/classify-company.js';
import type { Fact } from '../model/fact.js';
import { makeView } from '../testing/make-view.js';
import { nameKnown } from './name-fields.js';

const said = (kind: Fact['kind'], more: Partial<Fact>): Fact => ({
  ...{ id: `${kind}-1-1`, kind, text: 'Heronbay', basis: 'actual', subject: 'company', slide: 1, quote: 'Heronbay' },
  ...{ source: 'text', visible: true, foundBy: ['openai'], secondLook: 'yes' },
  ...more,
});

test('a model names a company, once the critic upholds it, and a person before it', () => {
  const name = said('company_name', { subjectName: 'Heronbay' });
  expect(nameKnown({ name: 'deck final v3', from: 'file' }, [name])).toEqual({ name: 'Heronbay', from: 'deck' });
  expect(nameKnown({ name: 'Everyday Lifestyle', from: 'deck' }, [name]).name).toBe('Heronbay');
  expect(nameKnown({ name: 'Wardly', from: 'user' }, [name]).name).toBe('Wardly');
  // What the rules read too is the name as they write it.
  const both: Fact = { ...name, text: 'Wardly', foundBy: ['rubric', 'openai'] };
  expect(nameKnown({ name: 'Wardly', from: 'deck' }, [both]).name).toBe('Wardly');
  for (const secondLook of ['no', undefined] as const) {
    const { secondLook: _heard, ...doubted } = name;
    const fact = secondLook ? { ...doubted, secondLook } : doubted;
    expect(nameKnown({ name: '', from: 'unknown' }, [fact]).from).toBe('unknown');
  }
});

test('and gives a sector only where the deck’s words speak for none', () => {
  const view = makeView([{ section: 'cover', title: 'Heronbay', lines: ['Heronbay', 'Boats by the hour'] }]);
  const sector = said('sector_signal', { detail: { level: 'mobility' } });
  expect(classifyCompany(view, []).sector).toBe('other');
  expect(classifyCompany(view, [sector]).sector).toBe('mobility');
  expect(classifyCompany(view, [{ ...sector, secondLook: 'other' }]).sector).toBe('other');
  expect(classifyCompany(view, [sector], { sector: 'fintech' }).sector).toBe('fintech');
});
