/** Blocks of screens that the specification lists and no other suite looks at. */
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

export function describeSpecification(app: () => App): void {
  describe('the specification', () => {
    it('of the landing page: hero with a draft in Spanish, six cards, four figures, footer', async () => {
      const { page, watch, close } = await app().open('/', { locale: 'fr-FR' });
      const draft = (await page.getByRole('main').locator('a[href^="mailto:"]').getAttribute('href'))!;
      expect(decodeURIComponent(draft)).toContain('subject=Solicitud de demo');
      expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(6);
      const figures = page.getByRole('main').locator('dd');
      await expect.poll(() => figures.allTextContents()).toEqual(['91%', expect.any(String), '500+', '$50M+']);
      const footer = page.getByRole('contentinfo');
      for (const href of ['/privacy', '/cookies']) await footer.locator(`a[href="${href}"]`).waitFor();
      await footer.locator('a[href^="mailto:"]').waitFor();
      await footer.getByText(/^© \d{4}/).waitFor();
      await page.getByRole('banner').locator('a[href="/auth"]').waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it.each([
      ['en-US', 'January 3, 2025'],
      ['es-ES', '3 de enero de 2025'],
      ['fr-FR', '3 janvier 2025'],
    ])('of the legal pages in %s: six numbered sections, last changed on %s', async (locale, day) => {
      for (const path of ['/privacy', '/cookies']) {
        const { page, close } = await app().open(path, { locale });
        await page.getByText(day).first().waitFor();
        const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
        expect(titles.map((title) => title.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
        await page.getByRole('banner').locator('a[href="/"]').first().waitFor();
        await close();
      }
    });

    it('of the dashboard: every block stands there with the figures of the server', async () => {
      const { page, close } = await app().open('/dashboard', { as: 'partner' });
      const blocks = ['New analysis', 'Recent analyses', 'Analysis queue', 'Recent activity', 'Portfolio performance'];
      for (const name of blocks) await page.getByRole('region', { name }).first().waitFor();
      const { avgScore } = await app().workspace.reports.dashboard();
      const average = page.getByText('Average score', { exact: true }).locator('xpath=..');
      await expect.poll(() => average.locator('dd').first().textContent()).toContain(String(avgScore));
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      expect(await sidebar.locator('a[href^="/analysis/"]').count()).toBeLessThanOrEqual(3);
      await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
      await close();
    });

    it('of the report: five bars, the radar with risk turned round, questions by category', async () => {
      const { page, close } = await app().open('/analysis/:Quaylane', { as: 'viewer' });
      const analysis = await app().workspace.analyses.get(app().analyses.Quaylane);
      const names = ['Market', 'Team', 'Product', 'Traction', 'Risk'] as const;
      const scores = [
        analysis.marketScore,
        analysis.teamScore,
        analysis.productScore,
        analysis.tractionScore,
        analysis.riskScore,
      ];
      for (const [index, name] of names.entries()) {
        await page.getByText(`${name}: ${scores[index]} of 100`).first().waitFor();
      }
      const radar = page.getByRole('img', { name: /^Market: .*Risk: / });
      await radar.waitFor();
      // Of the pentagon's five corners the last is risk: as far from the centre as it is safe.
      const corners = await radar.locator('polygon').evaluateAll((polygons) =>
        polygons.map((polygon) =>
          polygon
            .getAttribute('points')!
            .split(' ')
            .map((point) => point.split(',').map(Number)),
        ),
      );
      const [drawn, outermost] = corners.toReversed();
      const centre = [0, 1].map((axis) => outermost!.reduce((sum, point) => sum + point[axis]!, 0) / 5);
      const distance = ([x = 0, y = 0]: number[] = []) => Math.hypot(x - centre[0]!, y - centre[1]!);
      const safety = (distance(drawn![4]) / distance(outermost![4])) * 100;
      expect(safety).toBeCloseTo(100 - analysis.riskScore!, 0);
      const questions = page.getByRole('region', { name: 'Questions to ask first' });
      for (const name of ['Business', 'Team', 'Market', 'Financial']) {
        const category = name.toLowerCase();
        if (!analysis.questions.some((one) => one.first && one.category === category)) continue;
        await questions.getByRole('heading', { name, exact: true }).waitFor();
      }
      await close();
    });

    it('of the reports: this month’s overview first, six types, five periods, three files and the way on', async () => {
      const { page, close } = await app().open('/reports', { as: 'partner' });
      await page.getByRole('radio', { name: 'Month' }).waitFor();
      expect(await page.getByRole('radio', { name: 'Month' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: 'Overview' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio').count()).toBe(5 + 6);
      for (const format of ['PDF', 'Excel', 'CSV']) {
        const file = page.getByRole('link', { name: `Export as ${format}` });
        expect(await file.getAttribute('href')).toContain('/api/reports/export?type=overview&period=month');
        expect(await file.getAttribute('target')).toBe('_blank');
      }
      const main = page.getByRole('main');
      for (const path of ['/corporate-analysis', '/market-trends', '/analysis'])
        await main.locator(`a[href="${path}"]`).first().waitFor();
      await close();
    });

    it('of the market trends: sectors with their trend, emerging ones, months, risk with advice', async () => {
      await app().workspace.accounts.setLanguage(app().accounts.viewer, 'es');
      const { page, close } = await app().open('/market-trends', { as: 'viewer' });
      await page.getByText('Últimos 3 meses').first().waitFor();
      await app().workspace.accounts.setLanguage(app().accounts.viewer, 'en');
      // Two decks make no trend, and the page says so instead of guessing one.
      await page
        .getByText(/^(En alza|A la baja|Estable|Datos insuficientes)$/)
        .first()
        .waitFor();
      const trends = await app().workspace.reports.trends({ locale: 'es' });
      await page.getByText(trends.riskTrends.recommendations[0]!).first().waitFor();
      await page.getByRole('main').locator('a[href="/reports"]').first().waitFor();
      await close();
    });

    it('of the team and the portfolio: four counters each, and the guide of roles', async () => {
      const team = await app().open('/team', { as: 'viewer' });
      for (const name of ['Administrator', 'Partner', 'Analyst', 'Viewer'])
        await team.page.getByText(name, { exact: true }).first().waitFor();
      expect(await team.page.getByRole('main').locator('dl').first().locator('dt').count()).toBe(4);
      await team.close();
      const { portfolio: investments } = app().workspace;
      const added = await investments.add({ companyName: 'Quaylane', investmentAmount: 1, date: '2026-01-02' });
      const portfolio = await app().open('/portfolio', { as: 'partner' });
      await portfolio.page.getByText('Total investment').first().waitFor();
      expect(await portfolio.page.getByRole('main').locator('dl').first().locator('dt').count()).toBe(4);
      await portfolio.close();
      await investments.remove(added.id);
    });
  });
}
