/** A link in the browser of who got it, and what whoever made it sees of the visit. */
import { expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

export function describeShares(app: () => App): void {
  it('a link tells its reader what it shows and what is told of them, and its maker how long which slide lay open', async () => {
    const id = app().analyses.Quaylane;
    const { page, watch, close } = await app().open(`/analysis/${id}`, { as: 'admin' });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

    // A browser of their own: those of one language share their cookies.
    const shared = await app().open(new URL(link).pathname, { locale: 'en-GB', expect: [401] });
    await shared.page.getByText(/The report as it was on .* 20\d\d/).waitFor();
    await shared.page.getByText(/sees when this link is opened and how long which slides lie open/).waitFor();
    const panel = shared.page.getByRole('region', { name: 'The deck', exact: true });
    await panel.getByRole('img').waitFor();
    const first = /slide (\d+)/i.exec(await panel.getByRole('heading').first().innerText())![1];
    // How long it lies open is what is told.
    await shared.page.waitForTimeout(2_500);
    const told = shared.page.waitForRequest((request) => request.url().includes('/visits/'));
    await shared.page.getByRole('link', { name: 'Privacy' }).first().click();
    expect((await told).headers()).not.toHaveProperty('cookie');
    expect(await shared.page.context().cookies()).toEqual([]);
    const [made] = await app().workspace.collaboration.shares.list(id);
    expect(made).toMatchObject({ views: 1, isSnapshot: true });

    await page.reload();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByRole('button', { name: 'Visits' }).first().click();
    await dialog.getByText(new RegExp(`slide ${first} · 0:0[1-9]`)).waitFor();
    await dialog.getByText(/Who it was, and whether they read, is not known/).waitFor();

    await page.goto('/shares');
    await page.getByRole('button', { name: 'Visits of the link to Quaylane' }).first().click();
    await page
      .getByRole('dialog')
      .getByText(new RegExp(`slide ${first} · 0:0[1-9]`))
      .waitFor();
    expect([...watch.problems, ...shared.watch.problems]).toEqual([]);
    await shared.close();
    await close();
  });
}
