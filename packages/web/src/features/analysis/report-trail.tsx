/** Beside the way back: the page of the company, and the reports before and after in the list one came from. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'wouter';
import { AppLink } from '../../components/app-link.js';
import { Button } from '../../components/ui/button.js';
import { Tip } from '../../components/ui/tooltip.js';
import { useTexts } from '../../i18n/language.js';
import { sectionTexts } from '../../i18n/texts/sections.js';
import { lastList } from '../../lib/last-list.js';
import { useShortcut } from '../../lib/use-shortcut.js';

// Loaded once the report stands.
export default function ReportTrail({ id }: { id: string }) {
  const t = useTexts(sectionTexts);
  const [, navigate] = useLocation();
  const reports = lastList()?.reports ?? [];
  const at = reports.findIndex((report) => report.id === id);
  const [previous, next] = at < 0 ? [] : [reports[at - 1], reports[at + 1]];
  useShortcut('j', () => next && navigate(`/analysis/${next.id}`));
  useShortcut('k', () => previous && navigate(`/analysis/${previous.id}`));
  return (
    <>
      <AppLink href={`/company/${id}`} className="text-accent hover:underline">
        {t('company')}
      </AppLink>
      {at >= 0 && reports.length > 1 && (
        <span className="ml-auto flex items-center gap-1">
          <span className="num text-faint">{t('place', { at: at + 1, all: reports.length })}</span>
          {(
            [
              [previous, 'previous', ChevronLeft],
              [next, 'next', ChevronRight],
            ] as const
          ).map(([report, text, Icon]) =>
            report ? (
              <Tip key={text} text={t(text, { company: report.companyName })}>
                <Button asChild look="quiet" className="h-7 px-1.5 max-sm:size-10">
                  <AppLink href={`/analysis/${report.id}`} aria-label={t(text, { company: report.companyName })}>
                    <Icon size={17} aria-hidden />
                  </AppLink>
                </Button>
              </Tip>
            ) : (
              <span
                key={text}
                aria-hidden
                className="inline-flex h-7 items-center px-1.5 text-line-strong max-sm:size-10 max-sm:justify-center"
              >
                <Icon size={17} />
              </span>
            ),
          )}
        </span>
      )}
    </>
  );
}
