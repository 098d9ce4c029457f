/** Sends mail where the fund has configured it; without that, nothing leaves and links are shown to who made them. */
import { type Locale, type Settings } from '@vc-analyst/core';
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
  /** Undefined when a mail server took it; else `off` or the code of what went wrong. */
  sendTest(mail: { to: string; locale: Locale }): Promise<string | undefined>;
}

/** Milliseconds after which a mail server that does not answer is given up: somebody waits for the page. */
const PATIENCE = 10_000;

export function makeMailer(settings: Settings, log: Logger): Mailer {
  return {
    async sendInvitation({ to, name, inviter, link, expiresAt, locale }) {
      const say = (id: string) =>
        renderMessage(
          {
            id,
            values: {
              name: oneLine(name) || 'none',
              inviter: oneLine(inviter),
              link,
              until: { date: expiresAt.slice(0, 10) },
            },
          },
          locale,
        );
      return (await send(to, say('mail.invitation.subject'), say('mail.invitation.text'))) === undefined;
    },

    async sendTest({ to, locale }) {
      const say = (id: string) => renderMessage({ id, values: {} }, locale);
      return send(to, say('mail.test.subject'), say('mail.test.text'));
    },
  };

  async function send(to: string, subject: string, text: string): Promise<string | undefined> {
    const mail = await settings.mail();
    if (!mail) return 'off';
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
      return undefined;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      log.warn({ code }, 'a mail could not be sent');
      return code;
    } finally {
      transport.close();
    }
  }
}

/** Line breaks in a header would begin another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
