/** The language the terminal speaks: known at once from flag or environment, and from the settings when they are read. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { Locale, MessageValue } from '@vc-analyst/core/model';
import { LOCALES } from '@vc-analyst/core/vocabulary';

let spoken: Locale | undefined;

/** Called when the settings are read. */
export function speak(locale: Locale): void {
  spoken = locale;
}

/** For what is said also where there are no settings yet, such as errors. */
export function spokenLanguage(args = process.argv.slice(2), environment = process.env): Locale {
  if (spoken) return spoken;
  const flag = args.findIndex((arg) => arg === '--lang');
  const wanted = [
    flag === -1 ? undefined : args[flag + 1],
    args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length),
    environment.VC_LANG,
  ];
  return LOCALES.find((locale) => wanted.find((one) => one) === locale) ?? 'en';
}

/** A text of the terminal in that language; `id` without its room `cli`. */
export function say(id: string, values: Record<string, MessageValue> = {}, locale = spokenLanguage()): string {
  return renderMessage({ id: `cli.${id}`, values }, locale);
}
