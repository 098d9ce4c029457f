/** Dashboard, portfolio and team: what they show and change, by role. */
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

export function describeFund(app: () => App): void {
  describe('the dashboard', () => {
    it('shows what is really there: figures, the latest analyses, activity', async () => {
      const { page, watch, close } = await app().open('/dashboard', {
        as: 'partner',
        stored: { 'vc-analyst.validate': '1' },
      });
      const recent = page.getByRole('region', { name: 'Recent analyses' });
      await recent.getByText('Quaylane', { exact: true }).waitFor();
      const analysis = await app().workspace.analyses.get(app().analyses.Quaylane);
      await recent.getByText(`Overall score: ${analysis.overallScore} of 100`).waitFor();
      const total = page.getByText('Total analyses', { exact: true }).locator('xpath=..');
      expect(await total.locator('dd').first().textContent()).toBe('2');
      await recent.getByRole('link', { name: /Quaylane/ }).click();
      await page.waitForURL(`**/analysis/${app().analyses.Quaylane}`);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('changes the charts with the period and has a table behind each', async () => {
      const { page, close } = await app().open('/dashboard', { as: 'partner' });
      const block = page.getByRole('region', { name: 'Portfolio performance' });
      await block.getByText('Show as a table').first().click();
      await block.getByRole('columnheader', { name: 'Analyses' }).waitFor();
      const answered = page.waitForResponse((response) => response.url().endsWith('period=year'));
      await block.getByLabel('Year').check();
      expect((await answered).status()).toBe(200);
      await close();
    });
  });

  describe('the portfolio', () => {
    it('takes an investment, says what is missing, changes its status, and hides amounts from viewers', async () => {
      const { page, watch, close } = await app().open('/portfolio#add', { as: 'partner' });
      const form = page.getByRole('region', { name: 'New investment' });
      await form.getByLabel('From the analysis of').selectOption(app().analyses.Quaylane);
      expect(await form.getByLabel('Company').inputValue()).toBe('Quaylane');
      await form.getByRole('button', { name: 'Add investment' }).click();
      await form.getByText('This is needed').first().waitFor();
      await form.getByLabel('Amount invested').fill('300.000');
      await form.getByRole('button', { name: 'Add investment' }).click();
      await form.getByText('“300.000” can be read as 300,000 or as 300; write 300k or 300.').waitFor();
      await form.getByLabel('Amount invested').fill('1.250.000');
      await form.getByText('= €1,250,000', { exact: true }).waitFor();
      await form.getByLabel('Date').fill('2031-01-01');
      await form.getByRole('button', { name: 'Add investment' }).click();
      await form.getByText('This day is still to come').waitFor();
      await form.getByLabel('Date').fill('2026-03-02');
      await form.getByRole('button', { name: 'Add investment' }).click();
      await page.getByText('Investment added').first().waitFor();
      await page.getByText('€1.25M').first().waitFor();

      await page.getByLabel('Status of Quaylane').selectOption('exited');
      await page.getByText('Status updated').first().waitFor();
      await page.getByRole('button', { name: 'Change the investment in Quaylane' }).click();
      const change = page.getByRole('dialog');
      await change.getByLabel('Stake').fill('130');
      await change.getByLabel('Worth today').fill('2.75M');
      await change.getByText('= €2,750,000', { exact: true }).waitFor();
      await change.getByRole('button', { name: 'Save' }).click();
      await change.getByText('A stake is between 0 and 100').waitFor();
      await change.getByLabel('Stake').fill('8.5');
      await change.getByRole('button', { name: 'Save' }).click();
      await change.waitFor({ state: 'hidden' });
      const row = page.getByRole('region', { name: 'Investments' }).getByRole('row', { name: /Quaylane/ });
      for (const text of ['€1.25M', '8.5%', '€2.75M', '2.2×']) await row.getByText(text, { exact: true }).waitFor();
      // What it adds up to, as the files and the terminal have it.
      const report = await app().workspace.reports.portfolio();
      for (const id of ['returns', 'investedByQuarter', 'investedBySector', 'investedByRound']) {
        const { title } = report.sections.find((section) => section.id === id)!;
        await page.getByRole('region', { name: title, exact: true }).waitFor();
      }
      const realised = page.getByRole('region', { name: 'What came of it' }).getByRole('row', { name: /^Realised/ });
      await realised.getByText('2.2×', { exact: true }).waitFor();
      await row.getByRole('link', { name: new RegExp(`^${report.entries[0]!.deck!.score}`) }).waitFor();
      await row.getByRole('link', { name: 'Quaylane' }).click();
      await page.waitForURL(`**/company/${app().analyses.Quaylane}`);
      const [investment] = await app().workspace.portfolio.list();
      expect(investment).toMatchObject({ companyName: 'Quaylane', investmentAmount: 1_250_000, status: 'exited' });
      expect(watch.problems).toEqual([]);
      await close();

      const viewer = await app().open('/portfolio', { as: 'viewer' });
      await viewer.page.getByText('not shown for your role').waitFor();
      for (const text of ['€1.25M', '€2.75M', '8.5%', '2.2×'])
        expect(await viewer.page.getByText(text).count(), text).toBe(0);
      expect(await viewer.page.getByRole('button', { name: 'Add investment' }).count()).toBe(0);
      await viewer.close();
    }, 60_000);
  });

  describe('the team', () => {
    it('invites, shows the link, changes a role and removes after a confirmation; one’s own row has no controls', async () => {
      const { page, watch, close } = await app().open('/team', { as: 'admin' });
      await page.getByRole('button', { name: 'Invite Member' }).click();
      await page.getByLabel('First name').fill('Irene');
      await page.getByLabel('Last name').fill('Soler');
      await page.getByLabel('E-mail').fill('irene@fund.example');
      await page.getByRole('button', { name: 'Send Invitation' }).click();
      const link = page.getByLabel('Link for Irene Soler');
      await link.waitFor();
      expect(await link.inputValue()).toContain('/auth?invitation=');
      // Nothing mails it here.
      await page.getByRole('heading', { name: 'Invitation made, not sent' }).waitFor();

      const row = page.getByRole('listitem').filter({ hasText: 'irene@fund.example' });
      await row.getByText('Pending', { exact: true }).waitFor();
      await row.getByLabel('Role of Irene Soler').selectOption('partner');
      await page.getByText('Role updated').first().waitFor();
      await row.getByRole('button', { name: 'Remove Irene Soler' }).click();
      await page.getByText('Are you sure you want to remove this team member?').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Member removed').first().waitFor();
      await expect.poll(() => row.count()).toBe(0);

      const own = page.getByRole('listitem').filter({ hasText: 'lucia@fund.example' });
      await own.getByText('You', { exact: true }).waitFor();
      expect(await own.getByRole('combobox').count()).toBe(0);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('lets a partner invite only viewers and analysts, and an analyst nobody', async () => {
      const partner = await app().open('/team', { as: 'partner' });
      await partner.page.getByRole('button', { name: 'Invite Member' }).click();
      const roles = partner.page.getByLabel('Role', { exact: true }).getByRole('option');
      expect(await roles.allTextContents()).toEqual(['Viewer', 'Analyst']);
      await partner.close();
      const analyst = await app().open('/team', { as: 'analyst' });
      await analyst.page.getByText('julien@fund.example').waitFor();
      expect(await analyst.page.getByRole('button', { name: 'Invite Member' }).count()).toBe(0);
      await analyst.close();
    });
  });
}
