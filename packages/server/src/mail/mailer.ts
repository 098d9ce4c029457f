/** Sends mail where the fund has configured it; without that, nothing leaves and links are shown to who made them. */
import { VcError, type Locale, type MailSettings, type Settings } from '@vc-analyst/core';
import { renderMessage } from '@vc-analyst/core/i18n';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { isLoopback } from '../http/request-address.js';

export interface InvitationMail {
  to: string;
  name: string;
  inviter: string;
  link: string;
  /** ISO 8601. */
  expiresAt: string;
  locale: Locale;
}

export interface Mailer {
  /** True when a mail server took it; a mail that cannot be sent is logged and stops nothing. */
  sendInvitation(mail: InvitationMail): Promise<boolean>;
  /** Throws VcError `mail-failed`, with what the mail server said, or where none is set. */
  sendTest(mail: { to: string; locale: Locale }): Promise<void>;
}

/** Milliseconds after which a mail server that does not answer is given up: somebody waits for the page. */
const PATIENCE = 10_000;

export function makeMailer(settings: Settings, log: Logger): Mailer {
  return {
    async sendInvitation({ to, name, inviter, link, expiresAt, locale }) {
      const mail = await settings.mail();
      if (!mail) return false;
      const values = {
        name: oneLine(name) || 'none',
        inviter: oneLine(inviter),
        link,
        until: { date: expiresAt.slice(0, 10) },
      };
      const say = (id: string) => renderMessage({ id, values }, locale);
      try {
        await send(mail, { to, subject: say('mail.invitation.subject'), text: say('mail.invitation.text') });
        return true;
      } catch (error) {
        log.warn({ code: (error as NodeJS.ErrnoException).code ?? 'unknown' }, 'a mail could not be sent');
        return false;
      }
    },

    async sendTest({ to, locale }) {
      const mail = await settings.mail();
      if (!mail) throw new VcError('mail-failed', { host: 'none', problem: 'none' });
      const say = (id: string) => renderMessage({ id, values: { from: oneLine(mail.from) } }, locale);
      try {
        await send(mail, { to, subject: say('mail.test.subject'), text: say('mail.test.text') });
      } catch (cause) {
        const { code, message } = cause as NodeJS.ErrnoException;
        // What a server answers is shown in one line, without what was sent to it.
        const problem = oneLine(message).slice(0, 200) || code || 'unknown';
        throw new VcError('mail-failed', { host: mail.host, problem }, { cause });
      }
    },
  };
}

async function send(
  mail: MailSettings,
  { to, subject, text }: Record<'to' | 'subject' | 'text', string>,
): Promise<void> {
  const transport = createTransport({
    host: mail.host,
    port: mail.port,
    secure: mail.secure,
    // Without it, somebody on the way could take STARTTLS out of the greeting and read the password.
    requireTLS: mail.username !== '' && !isLoopback(mail.host),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    ...(mail.username ? { auth: { user: mail.username, pass: mail.password } } : {}),
  });
  try {
    await transport.sendMail({
      from: oneLine(mail.from),
      // As an object, so that a comma in it cannot add another reader.
      to: { name: '', address: oneLine(to) },
      subject: oneLine(subject),
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}

/** Line breaks in a header would begin another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
