/** Questions sent to a founder by a link, answered on a phone, counted by the fund, and shown as the founder's. */
import { expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

export function describeFounder(app: () => App): void {
  it('a founder answers by a link without an account; counted, the report says what is theirs; taken out, it is as before', async () => {
    const id = app().analyses.Wrenlow;
    const before = await app().workspace.analyses.get(id);
    const team = await app().open(`/analysis/${id}/due-diligence`, { as: 'admin', width: 1440 });
    await team.page.getByRole('button', { name: /^Ask the founder \d questions?$/ }).click();
    const dialog = team.page.getByRole('dialog', { name: 'Ask the founder by link' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link for the founder').inputValue();
    expect(await dialog.getByRole('link', { name: 'Mail draft with the link' }).getAttribute('href')).toContain(
      encodeURIComponent(link),
    );
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await team.page.getByText(/^0 of \d answered/).waitFor();

    // The founder's browser is their own, and knows nobody.
    const founder = await app().open(new URL(link).pathname, { locale: 'en-GB', width: 390, expect: [401, 415] });
    await founder.page.getByRole('heading', { level: 1, name: `Questions on ${before.companyName}` }).waitFor();
    const answer = founder.page.getByLabel('Your answer').first();
    const text = 'Gross margin is 78% in 2026. Monthly churn was 1.8% over the last six months.';
    await answer.fill(text);
    // What is written stays until it is sent.
    await founder.page.reload();
    await founder.page.getByText('not sent yet').waitFor();
    expect(await answer.inputValue()).toBe(text);
    await founder.page.getByRole('button', { name: 'Send answers' }).click();
    await founder.page.getByText('Everything is sent.').waitFor();
    await founder.page.getByLabel('Add a file').setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no deck at all'),
    });
    await founder.page.getByRole('alert').getByText('notes.pdf was not added').waitFor();
    expect(await founder.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await founder.page.context().cookies()).toEqual([]);

    // It came by itself to who looks at the questions.
    const panel = team.page.getByRole('region', { name: 'From the founder' });
    await panel.getByText(text).waitFor();
    await panel.getByRole('button', { name: 'Count the founder’s answer' }).click();
    await panel.getByText(`with the founder’s answers; ${before.overallScore} by the deck alone`).waitFor();
    await founder.page.reload();
    await founder.page.getByText('it can no longer be changed').waitFor();
    await team.page.goto(`/analysis/${id}`);
    await team.page.getByText(`with the founder’s answers; ${before.overallScore} by the deck alone`).first().waitFor();
    const reference = team.page.getByRole('button', { name: 'Open founder’s answer 1' }).first();
    await reference.click();
    await team.page.getByRole('region', { name: 'The deck', exact: true }).getByText(text).waitFor();
    await team.page.goto(`/analysis/${id}/due-diligence`);
    await panel.getByRole('button', { name: 'Take out' }).click();
    await panel.getByText('not decided').waitFor();
    const { founder: sent, ...after } = await app().workspace.analyses.get(id);
    expect(sent?.answers).toMatchObject([{ text, state: 'received' }]);
    expect(after).toEqual(before);
    expect([...team.watch.problems, ...founder.watch.problems]).toEqual([]);
    await founder.close();
    await team.close();
  }, 90_000);
}
