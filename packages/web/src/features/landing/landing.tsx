/** The first page: what the product is, six things it does, the fund's own four figures. */
import { FileSearch, Gauge, Lightbulb, ShieldAlert, Upload, Users, type LucideIcon } from 'lucide-react';
import { useRead } from '../../api/read.js';
import { usePageTitle } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { DEMO_DRAFT, landing } from '../../i18n/texts/landing.js';
import { mailDraft } from '../../lib/mail-draft.js';
import { ReportCrop } from './report-crop.js';

const FEATURES: readonly { name: 'upload' | 'insights' | 'reports' | 'instant' | 'risk' | 'team'; Icon: LucideIcon }[] =
  [
    { name: 'upload', Icon: Upload },
    { name: 'insights', Icon: Lightbulb },
    { name: 'reports', Icon: FileSearch },
    { name: 'instant', Icon: Gauge },
    { name: 'risk', Icon: ShieldAlert },
    { name: 'team', Icon: Users },
  ];
const FIGURES = ['accuracy', 'analysisTime', 'startups', 'capital'] as const;

export function Landing() {
  const t = useTexts(landing);
  usePageTitle(t('tab'));
  const { data: site } = useRead('/api/site');
  const demo = site && mailDraft(site.contactEmail, DEMO_DRAFT.subject, DEMO_DRAFT.body);
  return (
    <div className="mx-auto max-w-[1180px] px-4 sm:px-7">
      <section className="grid items-center gap-10 py-12 lg:grid-cols-2 lg:gap-14 lg:py-16">
        <div>
          <h1 className="font-serif text-[clamp(2.1rem,5.2vw,3.5rem)]/[1.08] font-semibold tracking-[-0.025em]">
            {t('title')}
          </h1>
          <p className="mt-5 max-w-[52ch] font-serif text-lg text-pretty text-soft">{t('subtitle')}</p>
          <Button asChild look="main" className="mt-8 h-11 px-6 text-md">
            <a href={demo ?? '#'} aria-disabled={demo ? undefined : true}>
              {t('requestDemo')}
            </a>
          </Button>
        </div>
        <ReportCrop />
      </section>

      <section aria-labelledby="features" className="border-t border-line py-14">
        <h2 id="features" className="font-serif text-2xl font-semibold tracking-[-0.012em]">
          {t('featuresTitle')}
        </h2>
        <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ name, Icon }) => (
            <li key={name} className="rounded-lg border border-line bg-card p-5">
              <Icon size={20} aria-hidden className="text-accent" />
              <h3 className="mt-3 text-md font-semibold">{t(`${name}Title`)}</h3>
              <p className="mt-1 text-pretty text-soft">{t(`${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="figures" className="border-t border-line py-14">
        <h2 id="figures" className="sr-only">
          {t('figuresTitle')}
        </h2>
        <dl className="num grid grid-cols-2 gap-8 lg:grid-cols-4">
          {FIGURES.map((figure) => (
            <div key={figure} className="flex flex-col-reverse">
              <dt className="text-soft">{t(figure)}</dt>
              <dd className="font-serif text-3xl font-semibold tracking-[-0.02em]">
                {site ? site.landing[figure] : <Skeleton className="h-10 w-24" />}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
