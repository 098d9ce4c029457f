/** A deck that a model reads beside the rules, in a browser: levels of both, and names that stand in a picture alone until a person says so. */
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFakeModel, truthfulModel, type FakeModel, type JudgeAnswer } from '@vc-analyst/core/testing';
import { findChromium } from './harness/find-chromium.js';
import { openApp, type App } from './harness/open-app.js';

const chromium = findChromium();
if (!chromium) console.error('Skipped: the model in a browser, since no Chromium was found (VC_CHROMIUM names one).');

const NAME = 'Bedwise';
const BOX = [0.1, 0.5, 0.2, 0.1];
/** One grey pixel, drawn large: a picture that says nothing. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A slide of words, and one of a picture below few words: what models that see are shown. */
async function picturedDeck(): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: [960, 540], margin: 40 });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf
    .fontSize(36)
    .text('Planwell')
    .fontSize(20)
    .text('Software with which nurses plan shifts in minutes instead of days');
  pdf.addPage().image(PIXEL, 0, 200, { width: 960, height: 300 });
  pdf.fontSize(36).text('Competition', 40, 40).fontSize(20).text('Planwell is faster');
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

describe.skipIf(!chromium)('a model in the browser', () => {
  let app: App;
  let fake: FakeModel;
  beforeAll(async () => {
    fake = await openFakeModel({
      behaviour(prompt) {
        if (prompt.task === 'pictures') {
          return { colour: 'blue', seen: [{ kind: 'competitor', slide: 2, name: NAME, box: BOX }] };
        }
        const [line] = prompt.slides.flatMap(({ number, lines }) =>
          lines.filter((one) => one.length > 40).map((quote) => ({ slide: number, quote })),
        );
        const levels = ['T3', 'M5', 'P6'].map((id): JudgeAnswer => ({
          id,
          level: 3,
          for: line ? [line] : [],
          against: [],
        }));
        return truthfulModel([], undefined, levels)(prompt);
      },
    });
    app = await openApp(chromium!, { engine: { engine: 'openai', model: 'fake-model', baseUrl: fake.url } });
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await fake?.close();
  });

  it('is told beside the rules’ level on the page and in the memo, with its votes and its quote', async () => {
    const analysis = await app.workspace.analyses.get(app.analyses.Wrenlow);
    const blended = analysis.criteria.filter(({ rulesLevel }) => rulesLevel !== undefined);
    expect(blended.length).toBeGreaterThan(0);
    const [{ id, reason }] = blended as [(typeof blended)[0]];
    const [quote] = analysis.judgements!.find(({ criterion }) => criterion === id)!.for;
    expect(reason).toMatch(/Rules [\d.]+ of 4, model 3 of 4 \(votes 3, 3\)/);
    const { page, watch, close } = await app.open('/analysis/:Wrenlow', { as: 'analyst', width: 1440 });
    await page
      .getByText(/Rules [\d.]+ of 4, model 3 of 4 \(votes 3, 3\)/)
      .first()
      .waitFor({ state: 'attached' });
    await page.getByText(quote!.quote).first().waitFor({ state: 'attached' });
    expect(watch.problems).toEqual([]);
    await close();
    const memo = await app.workspace.export(app.analyses.Wrenlow, 'md');
    expect(Buffer.from(memo.bytes).toString()).toContain(reason);
  });

  it('sees a name in a picture: with slide and place, without a point, until a person says so on the page', async () => {
    const { id: deck, ...analysis } = await app.workspace.analyze({
      fileName: 'planwell.pdf',
      bytes: await picturedDeck(),
    });
    const seen = analysis.facts.find(({ source, text }) => source === 'vision' && text === NAME)!;
    expect(seen).toMatchObject({ kind: 'competitor', slide: 2, box: { x: 0.1, y: 0.5, w: 0.2, h: 0.1 } });
    const { page, watch, close } = await app.open(`/analysis/${deck}`, { as: 'admin', width: 1440 });
    const all = page.getByRole('region', { name: 'Everything read from the deck' });
    const row = all.getByRole('listitem').filter({ hasText: NAME });
    await row
      .getByRole('button', { name: `Open slide ${seen.slide}` })
      .first()
      .click();
    const panel = page.getByRole('region', { name: 'The deck', exact: true });
    await panel.getByText(`“${NAME}”, seen by the model in a picture`).first().waitFor();
    await row.getByRole('button', { name: /^Correct/ }).click();
    const dialog = page.getByRole('dialog', { name: /Correct what was read/ });
    await dialog.getByLabel(/^Why/).fill('The logo is theirs');
    await dialog.getByRole('button', { name: 'Correct and score again' }).click();
    await page.getByText('Corrected; scores are up to date').first().waitFor();
    const after = await app.workspace.analyses.get(deck);
    const confirmed = after.facts.find(({ id }) => id === seen.id)!;
    expect(confirmed.foundBy).toContain('person');
    expect(after.criteria.some(({ factIds }) => factIds.includes(seen.id))).toBe(true);
    expect(watch.problems).toEqual([]);
    await close();
  });
});
