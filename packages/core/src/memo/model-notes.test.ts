/** Every report says what a model proposed in vain and what left the machine; one without a model says neither. */
import { expect, test } from 'vitest';
import { message } from '../model/message.js';
import { renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { htmlFormat } from './html/html-format.js';
import { markdownFormat } from './markdown.js';
import { outboundNotes, refusedNotes } from './model-notes.js';

const why = message('engine.rejected.quote-not-found', { slide: 1 });
const refused = (quote: string, slide: number): Analysis['rejected'][number] => ({
  code: 'quote-not-found',
  step: 'financial',
  proposal: { kind: 'arr', slide, quote, value: 9e6 },
  reason: renderMessage(why, 'en'),
  reasonMessage: why,
});
const plain = sampleAnalysis(evidence([fact('arr', { value: 1e6 })]));
const analysis: Analysis = {
  ...plain,
  rejected: [refused('ARR of <b>$9M</b>', 1), refused('elsewhere', 99), refused('third', 1)],
  outbound: {
    hosts: [{ host: 'model.test', requests: 5, bytesSent: 20_000, bytesReceived: 3000 }],
    tokens: { estimated: 13_000, input: 7161, output: 3971 },
    cost: { estimated: 0.09, actual: 0.06, currency: 'USD' },
    answersFromCache: 0,
  },
  spread: { runs: 3, low: 51, high: 54 },
};

test('hosts, bytes, tokens, cost and spread in sentences of the reader’s language', () => {
  expect(outboundNotes(analysis, 'en')).toEqual([
    '5 requests to model.test: 20 KB sent, 3 KB received.',
    '7,161 tokens were read and 3,971 written; 13,000 had been estimated.',
    'By the configured prices that is $0.06; $0.09 had been estimated.',
    expect.stringContaining('3 times: single readings score from 51 to 54'),
  ]);
  expect(outboundNotes(analysis, 'fr')[0]).toContain('5 requêtes à model.test');
  expect(outboundNotes(plain, 'en')).toEqual([]);
});

test('refused proposals by the name of their kind, a slide that is none left out, the rest counted', () => {
  const { notes, more } = refusedNotes(analysis, 'es', 2);
  expect(notes).toMatchObject([{ kind: 'ARR', slide: 1 }, { quote: 'elsewhere' }]);
  expect(notes[0]!.reason).toContain('diapositiva 1');
  expect(notes[1]).not.toHaveProperty('slide');
  expect(more).toContain('1');
});

test('files show them, markup of the model as text', async () => {
  for (const format of [htmlFormat, markdownFormat]) {
    const show = async (document: Analysis) =>
      new TextDecoder().decode(await format.render(document, { locale: 'en' }));
    const shown = await show(analysis);
    expect(shown).toContain('model.test');
    expect(shown).toContain('Proposed by the model and refused');
    expect(shown).not.toContain('<b>$9M</b>');
    expect(await show(plain)).not.toContain('Proposed by the model');
  }
});
