/** Every error that the specification lists: what the page says when the server says nothing, and what when it does. */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PASSWORD, usernameOf, type App } from '../harness/open-app.js';
import { NO_ANSWER, refuse } from '../harness/refuse.js';

const SAID = 'The disk of the fund is full.';
const MB = 1024 * 1024;

export function describeErrors(app: () => App): void {
  describe('what fails', () => {
    it('signing in: without a word of the server, the credentials are wrong; else what it says', async () => {
      const { page, close } = await app().open('/auth', { locale: 'es-ES' });
      await refuse(page, 'POST', /\/api\/login/, NO_ANSWER, SAID);
      await page.getByLabel('Usuario').fill(usernameOf('analyst'));
      await page.getByLabel('Contraseña').fill(PASSWORD);
      const submit = page.getByRole('button', { name: 'Iniciar sesión' });
      await says(page, submit, 'Error de inicio de sesión', 'Credenciales inválidas');
      await says(page, submit, 'Error de inicio de sesión', SAID);
      await close();
    });

    it('registering: the account could not be created, or what the server says', async () => {
      await app().workspace.settings.change({ registration: 'open' }, { firstName: 'Test' });
      const { page, close } = await app().open('/auth', { locale: 'es-ES' });
      await refuse(page, 'POST', /\/api\/register/, NO_ANSWER, SAID);
      await page.getByRole('button', { name: 'Crear una cuenta' }).click();
      await page.getByLabel('Usuario').fill('nobody');
      await page.getByLabel('Correo electrónico').fill('nobody@fund.example');
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirmar contraseña').fill(PASSWORD);
      const submit = page.getByRole('button', { name: 'Crear cuenta' });
      await says(page, submit, 'Error de registro', 'Error al crear la cuenta');
      await says(page, submit, 'Error de registro', SAID);
      await close();
    });

    it('changing the language, which then stays as it was', async () => {
      const { page, close } = await app().open('/team', { as: 'viewer' });
      await refuse(page, 'PUT', /\/api\/user\/language/, NO_ANSWER);
      await page.getByRole('button', { name: /^Language/ }).click();
      const french = page.getByRole('menuitemradio', { name: 'Français' });
      await says(page, french, 'Update Failed', 'Failed to update language preference.');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      await close();
    });

    it('uploading: the file stays in the form', async () => {
      const { page, close } = await app().open('/analysis', { as: 'analyst' });
      await refuse(page, 'POST', /\/api\/upload-deck$/, NO_ANSWER, SAID);
      const pdf = { name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
      await page.getByLabel('Choose files').last().setInputFiles(pdf);
      await page.getByLabel('Company of deck.pdf').fill('Acme');
      const submit = page.getByRole('button', { name: 'Analyse the deck' });
      await says(page, submit, 'Upload Failed', 'Failed to upload deck. Please try again.');
      await says(page, submit, 'Upload Failed', SAID);
      expect(await page.getByLabel('Company of deck.pdf').inputValue()).toBe('Acme');
      await close();
    });

    it('choosing files: too large, of no type of ours, or without company', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'vc-large-'));
      const large = await open(join(folder, 'large.pdf'), 'w');
      await large.truncate(50 * MB + 1);
      await large.close();
      const { page, close } = await app().open('/analysis', { as: 'analyst' });
      const choose = page.getByLabel('Choose files').last();
      await choose.setInputFiles(join(folder, 'large.pdf'));
      await page.getByText('File Too Large').first().waitFor();
      await page.getByText('large.pdf is larger than 50 MB.').first().waitFor();
      await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByText('Invalid File Type').first().waitFor();
      // The button is not to be pressed then; who sends the form in another way is told.
      await page.evaluate(() => document.querySelector<HTMLFormElement>('#upload')!.requestSubmit());
      await page.getByText('Missing Information').first().waitFor();
      await rm(folder, { recursive: true });
      await close();
    });

    it('commenting and rating, with what was written still there', async () => {
      const { page, close } = await app().open('/analysis/:Wrenlow', { as: 'analyst' });
      await refuse(page, 'POST', /\/comments$/, NO_ANSWER, SAID);
      await refuse(page, 'POST', /\/feedback$/, NO_ANSWER, SAID);
      const comment = page.getByLabel('Add a comment');
      await comment.fill('Ask for the contract.');
      const send = page.getByRole('button', { name: 'Comment', exact: true });
      await says(page, send, 'Failed to Add Comment', 'Please try again.');
      await says(page, send, 'Failed to Add Comment', SAID);
      expect(await comment.inputValue()).toBe('Ask for the contract.');
      // Whoever has to sign in again finds it too.
      await page.reload();
      await comment.waitFor();
      expect(await comment.inputValue()).toBe('Ask for the contract.');
      await page.getByRole('radio', { name: '3 of 5 stars' }).press(' ');
      const rate = page.getByRole('button', { name: 'Submit Feedback' });
      await says(page, rate, 'Failed to Submit Feedback', 'Please try again.');
      await says(page, rate, 'Failed to Submit Feedback', SAID);
      await close();
    });

    it('deleting and analysing again: the server’s sentence under “Error”', async () => {
      const { page, close } = await app().open('/analysis', { as: 'partner' });
      await refuse(page, 'POST', /\/reprocess$/, SAID);
      await refuse(page, 'DELETE', /\/api\/analyses\//, SAID);
      const actions = page.getByRole('button', { name: 'Actions for Wrenlow' }).first();
      await actions.press('Enter');
      await says(page, page.getByRole('menuitem', { name: 'Analyse again' }), 'Error', SAID);
      await actions.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await says(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), 'Error', SAID);
      await close();
    });

    it('adding to the portfolio and changing a status', async () => {
      const by = { by: { id: app().accounts.partner, firstName: 'Julien' } };
      const { id } = await app().workspace.portfolio.add(
        { companyName: 'Held', investmentAmount: 1000, date: '2026-01-01', sector: 'ai', round: 'seed' },
        by,
      );
      const { page, close } = await app().open('/portfolio#add', { as: 'partner' });
      await refuse(page, 'POST', /\/api\/portfolio$/, SAID);
      await refuse(page, 'PATCH', /\/api\/portfolio\//, SAID);
      const form = page.getByRole('region', { name: 'New investment' });
      await form.getByLabel('Company').fill('Acme');
      await form.getByLabel('Amount invested').fill('1000');
      await form.getByLabel('Date').fill('2026-03-02');
      await says(page, form.getByRole('button', { name: 'Add investment' }), 'Error', SAID);
      expect(await form.getByLabel('Company').inputValue()).toBe('Acme');
      await page.getByLabel('Status of Held').selectOption('failed');
      await page.getByText(SAID).first().waitFor();
      await expect.poll(() => page.getByLabel('Status of Held').inputValue()).toBe('active');
      await app().workspace.portfolio.remove(id, by);
      await close();
    });

    it('inviting, changing a role and removing a member, who stays as they were', async () => {
      const { page, close } = await app().open('/team', { as: 'admin' });
      await refuse(page, 'POST', /\/api\/team\/invite/, SAID);
      await refuse(page, 'PATCH', /\/api\/team\//, SAID);
      await refuse(page, 'DELETE', /\/api\/team\//, SAID);
      await page.getByRole('button', { name: 'Invite Member' }).click();
      await page.getByLabel('First name').fill('Irene');
      await page.getByLabel('Last name').fill('Soler');
      await page.getByLabel('E-mail').fill('irene@fund.example');
      await says(page, page.getByRole('button', { name: 'Send Invitation' }), 'Error', SAID);
      const role = page.getByLabel('Role of Vera Test');
      await role.selectOption('partner');
      await page.getByText('The role was not changed').first().waitFor();
      await expect.poll(() => role.inputValue()).toBe('viewer');
      await page.getByRole('button', { name: 'Remove Vera Test' }).press('Enter');
      const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
      await says(page, remove, 'The member was not removed', SAID);
      await close();
    });

    it('managing users: creating, changing and deleting each say what failed', async () => {
      const { page, close } = await app().open('/admin', { locale: 'es-ES' });
      await page.getByLabel('Contraseña de administrador').fill(app().adminPassword);
      await page.keyboard.press('Enter');
      await refuse(page, 'POST', /\/api\/admin\/users$/, NO_ANSWER, SAID);
      await refuse(page, 'PUT', /\/api\/admin\/users\//, NO_ANSWER);
      await refuse(page, 'DELETE', /\/api\/admin\/users\//, NO_ANSWER);
      await page.getByRole('button', { name: 'Crear usuario' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Usuario').first().fill('olga');
      await dialog.getByLabel('Contraseña').fill('seven blue herons');
      await dialog.getByLabel('Correo electrónico').fill('olga@fund.example');
      const save = dialog.getByRole('button', { name: 'Guardar' });
      await says(page, save, 'Error al crear el usuario');
      await says(page, save, SAID);
      await save.press('Enter');
      await page.getByText('Usuario creado').first().waitFor();
      await page.getByRole('button', { name: 'Editar olga' }).press('Enter');
      await dialog.getByLabel(/^Nombre(?! de)/).fill('Olga');
      await says(page, save, 'Error al actualizar el usuario');
      await save.press('Enter');
      await page.getByText('Usuario actualizado').first().waitFor();
      await page.getByRole('button', { name: 'Eliminar olga' }).press('Enter');
      const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' });
      await says(page, remove, 'Error al eliminar el usuario');
      await remove.press('Enter');
      await page.getByText('Usuario eliminado').first().waitFor();
      await close();
    });
  });
}

/** Presses and reads the toast: title, and what it says below. */
async function says(page: Page, press: ReturnType<Page['getByRole']>, ...texts: string[]): Promise<void> {
  // By keyboard: the toast that is still there may lie over it.
  await press.press('Enter');
  // By its mark: while a dialog is open, what lies behind it has no role.
  const toast = page.locator('li[data-swipe-direction]');
  for (const text of texts) await toast.getByText(text).first().waitFor();
}
