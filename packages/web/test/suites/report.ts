/** The report and what people do with it: corrections, answers, decisions, comparison, by role; reports over all analyses. */
import { factValue } from '@vc-analyst/core/i18n';
import { describe, expect, it } from 'vitest';
import { KEPT_CONNECTION, type App } from '../harness/open-app.js';

export function describeReport(app: () => App): void {
  const report = () => `/analysis/${app().analyses.Quaylane}`;
  const stored = () => app().workspace.analyses.get(app().analyses.Quaylane);

  it('takes a correction back as long as the note about it is there', async () => {
    const { page, watch, close } = await app().open(report(), { as: 'partner' });
    const before = await stored();
    await page.getByRole('button', { name: 'Correct: ARR' }).first().click();
    const dialog = page.getByRole('dialog', { name: /Correct what was read/ });
    await dialog.getByLabel('Right value').fill('26,000');
    await dialog.getByLabel(/^Why/).fill('A slip');
    await dialog.getByRole('button', { name: 'Correct and score again' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('Taken back; scores are up to date').first().waitFor();
    const after = await stored();
    expect(after.facts).toEqual(before.facts);
    expect(after.tractionScore).toBe(before.tractionScore);
    await page.getByText('A slip').waitFor({ state: 'hidden' });
    expect(watch.problems).toEqual([]);
    await close();
  });

  it.each([
    ['es', 'Borrador para el fundador', 'Copiar', 'Copiado'],
    ['fr', 'Brouillon au fondateur', 'Copier', 'Copié'],
    ['en', 'Draft to the founder', 'Copy', 'Copied'],
  ] as const)('copies the draft to the founder as it stands there (%s)', async (language, title, copy, done) => {
    const { page, watch, close } = await app().open(report(), { as: 'analyst', language });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const draft = page.getByRole('region', { name: title, exact: true });
    await draft.getByRole('button', { name: copy, exact: true }).click();
    await draft.getByRole('button', { name: done, exact: true }).waitFor();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
    const [subject = '', ...text] = copied.split('\n\n');
    expect(subject).toContain('Quaylane');
    await draft.getByText(subject, { exact: true }).waitFor();
    expect(await draft.innerText()).toContain(text.join('\n\n'));
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('takes a correction with its reason, and the scores follow', async () => {
    const { page, watch, close } = await app().open(report(), { as: 'partner' });
    const before = await stored();
    await page.getByRole('button', { name: 'Correct: ARR' }).first().click();
    const dialog = page.getByRole('dialog', { name: /Correct what was read/ });
    await dialog.getByLabel('Right value').fill('25.000');
    await dialog.getByRole('button', { name: 'Correct and score again' }).click();
    await dialog.getByText('“25.000” can be read as 25,000 or as 25; write 25k or 25.').waitFor();
    await dialog.getByLabel('Right value').fill('25,000');
    await dialog.getByText('= $25,000', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Correct and score again' }).click();
    await dialog.getByText('Say why, so that others can follow it.').waitFor();
    await dialog.getByLabel(/^Why/).fill('The slide shows bookings');
    await dialog.getByRole('button', { name: 'Correct and score again' }).click();
    await page.getByText('Corrected; scores are up to date').first().waitFor();
    await page.getByText('ARR: $25,000', { exact: true }).waitFor();
    await page.getByText('Julien: The slide shows bookings').waitFor();
    const after = await stored();
    expect(after.facts.find(({ id }) => id === after.metrics.arr)).toMatchObject({ value: 25_000 });
    expect(after.tractionScore!).toBeLessThan(before.tractionScore!);
    await page.getByText(`Traction: ${after.tractionScore} of 100`).first().waitFor();
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('marks a corrected figure wherever it stands, for the reader of a shared link too, and never proves it by the slide', async () => {
    const { facts, metrics } = await stored();
    const arr = facts.find((one) => one.id === metrics.arr)!;
    const mark = `corrected by a person; the deck says ${factValue({ ...arr, ...arr.asRead }, 'en')}`;
    const { page, watch, close } = await app().open(report(), { as: 'partner' });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByText(/Figures corrected until now are shown and marked, with what the deck says/).waitFor();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await close();

    const shared = await app().open(new URL(link).pathname, { expect: [401] });
    const figures = shared.page.getByRole('region', { name: 'Key figures', exact: true });
    const row = figures.getByRole('row', { name: /^ARR/ });
    await row.getByText(mark).waitFor();
    await row.getByRole('button', { name: /^Open slide/ }).click();
    const panel = shared.page.getByRole('region', { name: 'The deck', exact: true });
    await panel.getByText(mark).waitFor();
    expect(await panel.getByText('found word for word').count()).toBe(0);
    const churn = figures.getByRole('row', { name: /^Churn/ });
    await churn.getByRole('button', { name: /^Open slide/ }).click();
    await panel.getByText('found word for word').waitFor();
    expect(await shared.page.getByText('The slide shows bookings').count()).toBe(0);
    expect([...watch.problems, ...shared.watch.problems]).toEqual([]);
    await shared.close();
  });

  it('on a phone lays the slide over the foot of the page, below what was pressed', async () => {
    const { page, watch, close } = await app().open(report(), { as: 'viewer', width: 390 });
    const panel = page.getByRole('region', { name: 'The deck', exact: true });
    const figures = page.getByRole('region', { name: 'Key figures', exact: true });
    const reference = figures.getByRole('row', { name: /^Churn/ }).getByRole('button', { name: /^Open slide/ });
    await reference.scrollIntoViewIfNeeded();
    await reference.click();
    const sheet = () => panel.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - innerHeight));
    await expect.poll(sheet).toBe(0);
    await panel.getByText('found word for word').waitFor();
    const bottom = await reference.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(await panel.evaluate((element) => element.getBoundingClientRect().top));
    const after = await page.evaluate(() => scrollY);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(sheet).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(after);
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('tells of every slide how it was read, and how much of it was not', async () => {
    const { page, watch, close } = await app().open('/cookies', { as: 'viewer' });
    // What the analysis says of its slides; no sample has lines that stay unread.
    const isAnalysis = ({ pathname }: URL) => pathname === `/api/analyses/${app().analyses.Quaylane}`;
    await page.route(isAnalysis, async (route) => {
      const response = await route.fetch(KEPT_CONNECTION);
      const analysis = (await response.json()) as Awaited<ReturnType<typeof stored>>;
      Object.assign(analysis.slides[0]!, { ocrWords: 12, unreadLines: 3 });
      Object.assign(analysis.slides[1]!, { readBy: 'ocr', unreadLines: 1, logos: 12 });
      analysis.slides[2]!.readBy = 'unread';
      await route.fulfill({ response, json: analysis });
    });
    await page.goto(app().addressOf(report()));
    const panel = page.getByRole('region', { name: 'The deck', exact: true });
    await panel.getByRole('button', { name: 'Slide 1, read as text' }).click();
    for (const note of ['read as text', '12 words by OCR', '3 lines not read'])
      await panel.getByText(note, { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Next slide' }).click();
    for (const note of ['read by OCR', 'one line not read', 'about 12 logos, names not read'])
      await panel.getByText(note, { exact: true }).waitFor();
    expect(await panel.getByText('3 lines not read', { exact: true }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Slide 3, could not be read' }).click();
    await panel.getByText('could not be read', { exact: true }).waitFor();
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('keeps an answer, a decision, and says who decided', async () => {
    const { page, watch, close } = await app().open(report(), { as: 'partner' });
    const questions = page.getByRole('region', { name: 'Questions to ask first' });
    await questions.getByRole('button', { name: 'Answer' }).first().click();
    await questions.getByLabel('Answer', { exact: true }).fill('Churn fell to 0.6 % in October.');
    await questions.getByLabel('Owner').selectOption('Ana Test');
    await questions.getByLabel('To be answered by').fill('2030-12-03');
    await questions.getByRole('button', { name: 'Save' }).click();
    await questions.getByText('Churn fell to 0.6 % in October.').waitFor();

    const decision = page.getByRole('region', { name: 'Decision of the fund' });
    await decision.getByRole('radio', { name: 'In pipeline' }).check();
    await decision.getByLabel('Why (optional)').fill('Call on Tuesday');
    await decision.getByRole('button', { name: 'Save' }).click();
    await decision.getByText('Call on Tuesday').waitFor();
    await decision.getByText(/^Julien, /).waitFor();
    const analysis = await stored();
    expect(analysis.decision).toMatchObject({ value: 'pipeline', note: 'Call on Tuesday' });
    expect(analysis.questions.find(({ answer }) => answer)).toMatchObject({
      owner: 'Ana Test',
      ownerId: app().accounts.analyst,
      due: '2030-12-03',
      status: 'answered',
    });
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('shows a viewer everything to read and nothing to change', async () => {
    const { page, watch, close } = await app().open(report(), { as: 'viewer' });
    await page.getByRole('heading', { level: 1, name: 'Quaylane' }).waitFor();
    for (const name of [/^Correct/, 'Answer', 'Share', 'Comment', 'Submit Feedback']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'PDF memo' }).count()).toBe(0);
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('says the same report in another language without analysing again', async () => {
    const { page, close } = await app().open(report(), { as: 'analyst' });
    const { createdAt } = await stored();
    await app().workspace.accounts.setLanguage(app().accounts.analyst, 'es');
    await page.reload();
    await page.getByRole('heading', { name: 'Cifras clave' }).waitFor();
    await page.getByText('Crecimiento anual').first().waitFor();
    expect((await stored()).createdAt).toBe(createdAt);
    await app().workspace.accounts.setLanguage(app().accounts.analyst, 'en');
    await close();
  });

  it('loads the texts of the language that is read, and those of another when it is chosen, without leaving the page', async () => {
    const { page, watch, close } = await app().open('/privacy', {
      as: 'analyst',
      stored: { 'vc-analyst.language': 'en' },
    });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(/texts-(\w\w)-/.exec(request.url())?.[1] ?? ''));
    const languages = () => [...new Set(loaded)].filter(Boolean);
    await page.goto(report());
    await page.getByRole('heading', { name: 'Key figures' }).waitFor();
    expect(languages()).toEqual(['en']);
    await page.evaluate(() => document.body.setAttribute('data-stays', ''));
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Cifras clave' }).waitFor();
    expect(languages()).toEqual(['en', 'es']);
    expect(await page.locator('body[data-stays]').count()).toBe(1);
    await app().workspace.accounts.setLanguage(app().accounts.analyst, 'en');
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('compares two decks figure by figure, each with its slide', async () => {
    const { page, watch, close } = await app().open(`${report()}/compare?with=${app().analyses.Wrenlow}`, {
      as: 'viewer',
    });
    const figures = page.getByRole('region', { name: 'Figures that differ' });
    const comparison = await app().workspace.analyses.compare(app().analyses.Quaylane, app().analyses.Wrenlow);
    await figures.waitFor();
    expect(await figures.getByRole('row').count()).toBe(comparison.figures.length + 1);
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('lists due diligence by category, numbered, with the deck’s slide', async () => {
    const { page, watch, close } = await app().open(`${report()}/due-diligence`, { as: 'analyst' });
    const { questions } = await stored();
    const financial = questions.filter(({ category }) => category === 'financial');
    await page.getByRole('tab', { name: /^Financial/ }).click();
    const items = page.getByRole('tabpanel').getByRole('listitem');
    await items.first().waitFor();
    expect(await items.count()).toBe(financial.length);
    await page.getByText(financial[0]!.question).waitFor();
    // Every question has its place for notes, which opens where it stands.
    await items
      .first()
      .getByRole('button', { name: /^Notes: / })
      .click();
    const notes = items.first().getByLabel('Notes', { exact: true });
    await expect.poll(() => notes.evaluate((field) => field === document.activeElement)).toBe(true);
    await items.first().getByRole('button', { name: 'Cancel' }).click();
    // A reference turns the deck beside the questions to its slide, which can be looked at large.
    const asked = financial.find(({ slide }) => slide)!;
    await page
      .getByRole('button', { name: `Open slide ${asked.slide}`, exact: true })
      .first()
      .click();
    const deck = page.getByRole('region', { name: 'The deck' });
    await deck.getByRole('heading', { name: `Slide ${asked.slide} ·` }).waitFor();
    await deck.getByTitle('Show large').click();
    const large = page.getByRole('dialog', { name: `Slide ${asked.slide} ·` });
    await large.getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(watch.problems).toEqual([]);
    await close();
  });

  describe('keyboard', () => {
    it('moves through the list with j and k and opens a report with o', async () => {
      const { page, close } = await app().open('/analysis', { as: 'viewer' });
      await page.locator('[data-row]').first().waitFor();
      const onRow = async () => {
        await page.keyboard.press('j');
        return page.evaluate(() => document.activeElement?.closest('[data-row]') !== null);
      };
      await expect.poll(onRow).toBe(true);
      await page.keyboard.press('o');
      await page.waitForURL(/\/analysis\/[\w-]{20,}$/);
      await close();
    });
  });
}

export function describeReports(app: () => App): void {
  it('shows a period report with the figures of the server, and hands out its files', async () => {
    const { page, watch, close } = await app().open('/reports?period=all', { as: 'partner' });
    const report = await app().workspace.reports.period('all', { type: 'overview' });
    await page.getByText(report.subtitle).first().waitFor();
    for (const section of report.sections) {
      // A finding stands as a sentence; how things are counted is folded at the end.
      if (section.kind !== 'text') await page.getByRole('region', { name: section.title }).first().waitFor();
      else if (section.id !== 'headline') await page.getByText(section.title).first().waitFor();
      else for (const { text } of section.sentences) await page.getByText(text).first().waitFor();
    }
    await page.getByRole('radio', { name: 'Performance' }).check();
    await page.waitForURL(/type=performance/);
    const file = page.getByRole('link', { name: 'Export as CSV' });
    const answer = await page.request.get((await file.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('counts bands, companies and sectors of the corporate analysis', async () => {
    const { page, watch, close } = await app().open('/corporate-analysis', { as: 'viewer' });
    const corporate = await app().workspace.reports.corporate();
    await page.getByText(corporate.topPerformers[0]!.companyName).first().waitFor();
    const high = page.getByRole('region', { name: 'Risk profile' }).getByRole('listitem').nth(2);
    expect(await high.textContent()).toContain(String(corporate.riskProfile.high));
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('makes, changes and removes accounts behind the administrator’s password', async () => {
    const { page, watch, close } = await app().open('/admin', { locale: 'es-ES' });
    await page.getByLabel('Contraseña de administrador').fill('wrong');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Contraseña de administrador incorrecta').first().waitFor();
    await page.getByLabel('Contraseña de administrador').fill(app().adminPassword);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Acceso concedido').first().waitFor();
    await page.getByRole('button', { name: 'Crear usuario' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Usuario').first().fill('marta');
    await dialog.getByLabel('Contraseña').fill('seven blue herons');
    await dialog.getByLabel('Correo electrónico').fill('marta@fund.example');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Usuario creado').first().waitFor();
    await page.getByRole('button', { name: 'Eliminar marta' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByText('Usuario eliminado').first().waitFor();
    expect((await app().workspace.accounts.managed.list()).some(({ username }) => username === 'marta')).toBe(false);
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('chooses a model and where it is asked, shows no key again, and goes back to the rules', async () => {
    const { page, watch, close } = await app().open('/settings?tab=engine', { as: 'admin' });
    watch.expectStatus(400, 422);
    const engine = page.getByRole('region', { name: 'Engine' });
    await engine.getByLabel('Who reads the decks').selectOption('openai');
    await engine.getByLabel('Model').fill('local-model');
    await engine.getByLabel('Address').fill('http://169.254.169.254/v1');
    await engine.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Not saved').first().waitFor();
    await engine.getByLabel('Address').fill('http://127.0.0.1:11434/v1');
    await engine.getByLabel('Key').fill('sk-canary-web');
    await engine.getByRole('button', { name: 'Save' }).click();
    await page.getByText('One is stored.').first().waitFor();
    expect(await engine.getByLabel('Key').inputValue()).toBe('');
    expect(await app().workspace.settings.view()).toMatchObject({
      engineInForce: { name: 'openai', from: 'settings', model: 'local-model', host: '127.0.0.1:11434' },
    });
    await engine.getByLabel('Who reads the decks').selectOption('rubric');
    await engine.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await app().workspace.settings.view()).engineInForce.name).toBe('rubric');
    expect(await engine.getByLabel('Address').count()).toBe(0);
    await app().workspace.settings.change({ model: null }, { firstName: 'Test' });
    expect(await page.content()).not.toContain('sk-canary-web');
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('refuses a thesis that is none with the line, and judges every deck by one that a form made', async () => {
    const { page, watch, close } = await app().open('/settings?tab=thesis', { as: 'admin' });
    watch.expectStatus(400);
    const panel = page.getByRole('region', { name: 'Thesis' });
    await panel.getByLabel('YAML', { exact: true }).check();
    const text = panel.getByLabel('Thesis in YAML');
    await text.fill('# Of 2026.\nstages: [moon]\n');
    await panel.getByText(/line 2, stages\[0\]/).waitFor();
    expect(await panel.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await text.fill('# Of 2026.\nstages: [series-c]\n');
    await panel.getByText(/^0 of the newest 2 decks fit · 0 nearly/).waitFor();
    await panel.getByLabel('Form', { exact: true }).check();
    await panel.getByLabel('Series C').uncheck();
    await panel.getByLabel('These words on any slide').fill('gambling');
    await panel.getByLabel('These words on any slide').press('Enter');
    await panel.getByText(/^2 of the newest 2 decks fit/).waitFor();
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved').first().waitFor();
    expect((await app().workspace.settings.view()).thesis).toMatch(/# Of 2026\.[\s\S]*gambling/);
    await panel.getByRole('button', { name: 'Apply to all decks' }).click();
    await panel.getByText('2 decks were scored again.').waitFor();
    expect((await app().workspace.analyses.get(app().analyses.Quaylane)).fit?.verdict).toBe('fits');
    await app().workspace.settings.change({ thesis: '' }, { firstName: 'Test' });
    await app().workspace.rescore();
    expect(watch.problems).toEqual([]);
    await close();
  });
}
