/** Where sentences end, and the stops that end none. */
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.js';

it.each([
  ['We bake bread. It sells out by ten.', ['We bake bread.', 'It sells out by ten.']],
  ['¿Quién compra? Las cafeterías del barrio.', ['¿Quién compra?', 'Las cafeterías del barrio.']],
  ['Le four tourne la nuit ; Le jour, il livre.', ['Le four tourne la nuit ;', 'Le jour, il livre.']],
  ['Run by Dr. Osei of Corn Ltd. Lagos and J. Adu.', ['Run by Dr. Osei of Corn Ltd. Lagos and J. Adu.']],
  ['Dirige la Sra. Vela desde 2019.', ['Dirige la Sra. Vela desde 2019.']],
  ['Conseillée par Mme. Roux, env. 40 jours.', ['Conseillée par Mme. Roux, env. 40 jours.']],
])('%s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
