/** /settings: what holds for the whole fund; for the team's administrators. */
import { Link2, ScrollText } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { useRead } from '../api/read.js';
import { useMay } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { Page } from '../components/page.js';
import { Button } from '../components/ui/button.js';
import { Card } from '../components/ui/card.js';
import { Empty, Loaded, Skeleton } from '../components/ui/states.js';
import { TabPanel, Tabs } from '../components/ui/tabs.js';
import { EngineForm } from '../features/settings/engine-form.js';
import { PipelineForm } from '../features/settings/pipeline-form.js';
import {
  LandingForm,
  MailForm,
  RegistrationForm,
  SecondFactorForm,
  SharesForm,
} from '../features/settings/settings-forms.js';
import { ThesisPanel } from '../features/settings/thesis-panel.js';
import { RetentionForm } from '../features/settings/retention-form.js';
import { SsoForm } from '../features/settings/sso-form.js';
import { useTexts } from '../i18n/language.js';
import { settingsTexts } from '../i18n/texts/settings.js';

export default function SettingsPage() {
  const t = useTexts(settingsTexts);
  const may = useMay();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {may('settings') && (
            <Button asChild>
              <AppLink href="/shares">
                <Link2 size={15} aria-hidden />
                {t('shares')}
              </AppLink>
            </Button>
          )}
          {may('audit') && (
            <Button asChild>
              <AppLink href="/audit">
                <ScrollText size={15} aria-hidden />
                {t('audit')}
              </AppLink>
            </Button>
          )}
        </>
      }
    >
      {may('settings') ? (
        <Forms />
      ) : (
        <Card>
          <Empty title={t('notAllowed')} />
        </Card>
      )}
    </Page>
  );
}

/** One stands in the address, so that it can be sent to a colleague; what is typed in another stays. */
const TABS = ['general', 'thesis', 'pipeline', 'engine', 'mail', 'data'] as const;

function Forms() {
  const t = useTexts(settingsTexts);
  const query = useRead('/api/settings');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? TABS[0];
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
      {(settings) => (
        <Tabs
          label={t('title')}
          value={tab}
          tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
          onChange={(next) => setParams(next === TABS[0] ? {} : { tab: next }, { replace: true })}
        >
          <TabPanel value="general" kept>
            <RegistrationForm settings={settings} />
            <SecondFactorForm settings={settings} />
            <SsoForm settings={settings} />
            <LandingForm settings={settings} />
          </TabPanel>
          <TabPanel value="thesis" kept>
            <ThesisPanel settings={settings} />
          </TabPanel>
          <TabPanel value="pipeline" kept>
            <PipelineForm settings={settings} />
          </TabPanel>
          <TabPanel value="engine" kept>
            <EngineForm settings={settings} />
          </TabPanel>
          <TabPanel value="mail" kept>
            <MailForm settings={settings} />
          </TabPanel>
          <TabPanel value="data" kept>
            <SharesForm settings={settings} />
            <RetentionForm settings={settings} />
          </TabPanel>
        </Tabs>
      )}
    </Loaded>
  );
}
