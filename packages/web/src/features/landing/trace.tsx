/** The idea as a drawing: a figure, its slide, its words. It shows no figure of any deck. */
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.js';
import { landing } from '../../i18n/texts/landing.js';

export function Trace() {
  const t = useTexts(landing);
  return (
    <figure aria-label={t('howTitle')} className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-7">
      <ol className="flex flex-col">
        <Step text={t('howFigure')}>
          <span className="flex items-center gap-3">
            <span className="h-4 w-24 rounded-sm bg-ink" />
            <span className="h-4 w-9 rounded-sm bg-accent-soft ring-1 ring-accent" />
          </span>
        </Step>
        <Step text={t('howSlide')}>
          <span className="block aspect-video w-44 rounded-md bg-night p-4">
            <span className="block h-2.5 w-24 rounded-sm bg-night-text opacity-90" />
            <span className="mt-3 grid grid-cols-3 gap-2">
              <span className="h-9 rounded-sm outline-2 outline-offset-2 outline-marker bg-night-line" />
              <span className="h-9 rounded-sm bg-night-line" />
              <span className="h-9 rounded-sm bg-night-line" />
            </span>
          </span>
        </Step>
        <Step text={t('howQuote')}>
          <span className="block w-56 max-w-full rounded-md bg-sunk p-3">
            <span className="block h-3.5 w-4/5 rounded-sm bg-mark" />
          </span>
        </Step>
        <Step text={t('howMissing')} last>
          <span className="striped block h-3.5 w-40 rounded-sm text-line-strong" />
        </Step>
      </ol>
    </figure>
  );
}

function Step({ text, children, last }: { text: string; children: ReactNode; last?: boolean }) {
  return (
    <li className="relative pb-6 pl-7 last:pb-0">
      <span aria-hidden className="absolute top-1.5 left-0 size-2.5 rounded-full border-2 border-accent bg-card" />
      {!last && <span aria-hidden className="absolute top-5 bottom-0 left-[4.5px] w-px bg-line-strong" />}
      <p className="mb-2.5 text-sm text-soft">{text}</p>
      <span aria-hidden>{children}</span>
    </li>
  );
}
