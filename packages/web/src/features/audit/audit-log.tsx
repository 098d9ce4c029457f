/** The audit log: filters, files of what they leave, and the entries, newest first. */
import type { AuditAction } from '@vc-analyst/core/model';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Checkbox, Field, Input, Select } from '../../components/ui/field.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { auditTexts } from '../../i18n/texts/audit.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { AuditTable } from './audit-table.js';

/** All that have a text, which is all: the list of the vocabulary would come with every page. */
const ACTIONS = Object.keys(auditTexts.byLocale.en).flatMap((key) =>
  key.startsWith('action.') ? [key.slice('action.'.length) as AuditAction] : [],
);

interface Filter {
  from?: string | undefined;
  to?: string | undefined;
  action?: AuditAction | undefined;
  who?: string | undefined;
  outcome?: 'refused' | undefined;
}

export function AuditLog() {
  const t = useTexts(auditTexts);
  const [filter, setFilter] = useState<Filter>({});
  const [before, setBefore] = useState<number>();
  const asked = useDebounced(filter, 250);
  const query = useRead('/api/audit', { query: { ...asked, before } });
  const change = (part: Filter) => {
    setBefore(undefined);
    setFilter((held) => ({ ...held, ...part }));
  };
  return (
    <>
      <Panel title={t('filter')} aside={<Exports filter={asked} />}>
        <form
          className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label={t('from')}>
            {(control) => (
              <Input {...control} type="date" onChange={({ target }) => change({ from: target.value || undefined })} />
            )}
          </Field>
          <Field label={t('to')}>
            {(control) => (
              <Input {...control} type="date" onChange={({ target }) => change({ to: target.value || undefined })} />
            )}
          </Field>
          <Field label={t('who')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={200}
                onChange={({ target }) => change({ who: target.value || undefined })}
              />
            )}
          </Field>
          <Field label={t('action')}>
            {(control) => (
              <Select
                {...control}
                value={filter.action ?? ''}
                onChange={({ target }) => change({ action: ACTIONS.find((one) => one === target.value) })}
              >
                <option value="">{t('anything')}</option>
                {ACTIONS.map((action) => (
                  <option key={action} value={action}>
                    {t(`action.${action}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Checkbox
            label={t('refusedOnly')}
            className="sm:col-span-2 lg:col-span-4"
            onChange={({ target }) => change({ outcome: target.checked ? 'refused' : undefined })}
          />
        </form>
      </Panel>
      <Panel title={t('entries')} flush>
        <Loaded query={query} skeleton={<Skeleton className="m-4.5 h-72" />}>
          {({ entries, next }) =>
            entries.length === 0 ? (
              <Empty title={t('noneTitle')} icon={<ScrollText size={28} />}>
                {t('noneText')}
              </Empty>
            ) : (
              <>
                <AuditTable entries={entries} />
                <div className="flex justify-end gap-2 border-t border-line px-4.5 py-3 empty:hidden">
                  {before !== undefined && (
                    <Button size="sm" onClick={() => setBefore(undefined)}>
                      {t('newest')}
                    </Button>
                  )}
                  {next !== null && (
                    <Button size="sm" onClick={() => setBefore(next)}>
                      {t('older')}
                    </Button>
                  )}
                </div>
              </>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

function Exports({ filter }: { filter: Filter }) {
  const t = useTexts(auditTexts);
  return (['csv', 'jsonl'] as const).map((format) => (
    <Button key={format} asChild size="sm">
      <a href={addressOf('/api/audit/export', {}, { ...filter, format })} download>
        <Download size={15} aria-hidden />
        {t(format)}
      </a>
    </Button>
  ));
}
