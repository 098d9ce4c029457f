/** Quick actions, navigation, the three most recent analyses. */
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, FileText, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { readAnalyses } from '../api/read-analyses.js';
import { useMay } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { ScoreNumber } from '../components/score-number.js';
import { Button } from '../components/ui/button.js';
import { Loaded, Skeleton } from '../components/ui/states.js';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { shell } from '../i18n/texts/shell.js';
import { cx } from '../lib/cx.js';
import { SHOWN } from '../lib/timings.js';
import { DESTINATIONS, isCurrent } from './navigation.js';

/** Analyses that the sidebar shows. */
const RECENT = SHOWN.inSidebar;

export function Sidebar({ className }: { className?: string }) {
  const t = useTexts(shell);
  const may = useMay();
  const [path] = useLocation();
  return (
    <aside aria-label={t('sidebar')} className={cx('px-4.5 py-5.5', className)}>
      <Group title={t('quickActions')}>
        <div className="flex flex-col gap-0.5">
          {may('contribute') && (
            <Button asChild look="main" className="mb-1.5">
              <AppLink href="/analysis#upload">
                <Upload size={15} aria-hidden />
                {t('upload')}
              </AppLink>
            </Button>
          )}
          {may('managePortfolio') && (
            <Row href="/portfolio#add">
              <BriefcaseBusiness size={16} aria-hidden />
              {t('addInvestment')}
            </Row>
          )}
          <Row href="/reports">
            <FileText size={16} aria-hidden />
            {t('seeReports')}
          </Row>
        </div>
      </Group>
      <Group title={t('navigation')}>
        <nav aria-label={t('navigation')} className="flex flex-col gap-0.5">
          {DESTINATIONS.filter(({ needs }) => !needs || may(needs)).map(({ name, href }) => (
            <Row key={name} href={href} current={isCurrent(href, path)}>
              {t(name)}
            </Row>
          ))}
        </nav>
      </Group>
      <Group title={t('recentAnalyses')}>
        <RecentAnalyses />
      </Group>
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5.5">
      <h2 className="mx-2 mb-1.5 text-xs font-[550] text-faint">{title}</h2>
      {children}
    </section>
  );
}

function Row({ href, current, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <AppLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex min-h-8.5 items-center max-lg:min-h-10 gap-2.5 rounded-[7px] px-2 py-1',
        current ? 'bg-sunk font-[550] text-ink' : 'text-soft hover:bg-sunk hover:text-ink',
      )}
    >
      {children}
    </AppLink>
  );
}

function RecentAnalyses() {
  const t = useTexts(shell);
  const tDomain = useTexts(domain);
  const query = useQuery(readAnalyses(['companyName', 'status', 'overallScore'], { limit: RECENT }));
  const skeleton = (
    <div className="flex flex-col gap-2 px-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-6" />
      ))}
    </div>
  );
  return (
    <Loaded small query={query} skeleton={skeleton}>
      {(analyses) =>
        analyses.length === 0 ? (
          <p className="mx-2 text-sm text-faint">{t('recentEmpty')}</p>
        ) : (
          <ul className="flex flex-col gap-0.5">
            {analyses.map((analysis) => (
              <li key={analysis.id}>
                <Row href={analysis.status === 'completed' ? `/analysis/${analysis.id}` : '/analysis'}>
                  <span className="min-w-0 flex-1 truncate">{analysis.companyName}</span>
                  {analysis.status === 'completed' ? (
                    <ScoreNumber
                      value={analysis.overallScore}
                      name={tDomain('overallScore')}
                      className="font-sans text-ink"
                    />
                  ) : (
                    <span className="text-xs text-faint">{tDomain(`status.${analysis.status}`)}</span>
                  )}
                </Row>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
