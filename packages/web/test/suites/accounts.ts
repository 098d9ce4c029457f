/** Signing in, registering, losing the session, one's account. */
import type { RegistrationMode } from '@vc-analyst/core/model';
import { describe, expect, it } from 'vitest';
import { KEPT_CONNECTION, PASSWORD, usernameOf, type App } from '../harness/open-app.js';

const spanish = { locale: 'es-ES' };
const AUTHOR = { firstName: 'Test' };

export function describeAccounts(app: () => App): void {
  const setRegistration = (registration: RegistrationMode) => app().workspace.settings.change({ registration }, AUTHOR);

  describe('signing in', () => {
    it('says what is missing and what is wrong, and leads to the dashboard', async () => {
      const { page, watch, close } = await app().open('/auth', spanish);
      const submit = page.getByRole('button', { name: 'Iniciar sesión' });
      await submit.click();
      await page.getByText('Por favor completa todos los campos').first().waitFor();

      await page.getByLabel('Usuario').fill(usernameOf('analyst'));
      await page.getByLabel('Contraseña').fill('not this one');
      await submit.click();
      await page.getByText('Error de inicio de sesión').first().waitFor();

      await page.getByLabel('Contraseña').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: /Ana$/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('offers a mail draft, and registration only where it is open', async () => {
      await setRegistration('invite');
      const { page, close } = await app().open('/auth', spanish);
      const contact = page.getByRole('link', { name: 'Contact us to open an account' });
      expect(await contact.getAttribute('href')).toMatch(/^mailto:.+subject=Apertura/);
      expect(await page.getByRole('button', { name: 'Crear una cuenta' }).count()).toBe(0);
      await setRegistration('open');
      await page.reload();
      await page.getByRole('button', { name: 'Crear una cuenta' }).waitFor();
      await close();
    });

    it('sends who opens a protected screen to sign in, with the reason', async () => {
      const { page, close } = await app().open('/portfolio', { locale: 'en-US' });
      await page.getByText('You are logged out. Logging in again...').first().waitFor();
      await page.waitForURL('**/auth');
      await close();
    });

    it('says that the session is over when it ends in the middle, and comes back to the page after signing in', async () => {
      const { page, close } = await app().open('/dashboard', { as: 'viewer' });
      await page.getByRole('heading', { level: 1, name: /Vera$/ }).waitFor();
      await app().workspace.accounts.sessions.endAll(app().accounts.viewer);
      await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
      await page.getByText('Unauthorized').first().waitFor();
      await page.waitForURL('**/auth');
      await page.getByLabel('User name').fill(usernameOf('viewer'));
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/portfolio');
      await close();
    });

    it('by the fund’s own provider asks it to come back to the page that was opened', async () => {
      const { page, close } = await app().open('/analysis/:Quaylane#questions', { locale: 'en-US' });
      await page.route('**/api/site', async (route) => {
        const answer = await route.fetch(KEPT_CONNECTION);
        const site = (await answer.json()) as object;
        return route.fulfill({ response: answer, json: { ...site, sso: { label: 'Fund ID' } } });
      });
      await page.waitForURL('**/auth');
      await page.route('**/api/sso?*', (route) => route.fulfill({ body: 'provider' }));
      await page.getByRole('link', { name: 'Fund ID' }).click();
      await page.waitForURL('**/api/sso?*');
      expect(new URL(page.url()).searchParams.get('next')).toBe(app().addressOf('/analysis/:Quaylane#questions'));
      await close();
    });
  });

  describe('registering', () => {
    it('asks for what is required, compares the passwords, and signs in', async () => {
      await setRegistration('open');
      const { page, watch, close } = await app().open('/auth', spanish);
      await page.getByRole('button', { name: 'Crear una cuenta' }).click();
      const create = page.getByRole('button', { name: 'Crear cuenta' });
      await create.click();
      await page.getByText('Por favor completa todos los campos requeridos').first().waitFor();

      await page.getByLabel('Usuario').fill('nuria');
      await page.getByLabel('Correo electrónico').fill('nuria@fund.example');
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirmar contraseña').fill('another one');
      await create.click();
      await page.getByText('Las contraseñas no coinciden').first().waitFor();

      await page.getByLabel('Confirmar contraseña').fill(PASSWORD);
      await create.click();
      await page.getByRole('heading', { level: 1, name: /nuria$/ }).waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('by invitation keeps the invited address and takes the token out of the address bar', async () => {
      await setRegistration('closed');
      const invitation = { email: 'marc@fund.example', firstName: 'Marc', lastName: 'Petit', role: 'viewer' } as const;
      const admin = { id: app().accounts.admin, firstName: 'Lucía', role: 'admin' } as const;
      const { link } = await app().workspace.accounts.invite(invitation, admin);
      const { page, watch, close } = await app().open(`/auth?invitation=${link.token}`, spanish);
      const email = page.getByLabel('Correo electrónico');
      await email.waitFor();
      expect(await email.inputValue()).toBe('marc@fund.example');
      expect(page.url()).not.toContain(link.token);
      await page.getByLabel('Usuario').fill('marc');
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirmar contraseña').fill(PASSWORD);
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await page.getByRole('heading', { level: 1, name: /Marc$/ }).waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('says that a used invitation is no longer valid', async () => {
      const { page, watch, close } = await app().open('/auth?invitation=0123456789abcdef0123456789abcdef', {
        ...spanish,
        expect: [400, 404, 410],
      });
      await page.getByText('Esta invitación ya no es válida').waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });
  });

  describe('one’s account', () => {
    it('changes the name, and the password only with the current one', async () => {
      const { page, watch, close } = await app().open('/account', { as: 'partner' });
      await page.getByLabel('First name').fill('Julián');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Profile saved').first().waitFor();
      await page.getByRole('button', { name: 'Account of Julián' }).waitFor();

      const password = page.getByRole('region', { name: 'Password', exact: true });
      await password.getByLabel('Current password').fill('wrong');
      await page.getByLabel('New password', { exact: true }).fill('another horse battery');
      await page.getByLabel('Repeat the new password').fill('another horse battery');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('The password was not changed').first().waitFor();
      await password.getByLabel('Current password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password changed').first().waitFor();
      // Other suites know him by his name.
      await app().workspace.accounts.changeProfile(app().accounts.partner, { firstName: 'Julien' });
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('is left by signing out, which ends the session on the server', async () => {
      const { page, close } = await app().open('/dashboard', { as: 'viewer' });
      await page.getByRole('button', { name: 'Account of Vera' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign In' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      expect((await page.request.get('/api/user')).status()).toBe(401);
      await close();
    });
  });
}
