/** Links to a report for people without an account: an end, a password, how often they were opened, and an end at once. */
import { Trash2 } from 'lucide-react';
import type { ShareRules, ShareView } from '@vc-analyst/core/model';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { CopyField } from '../../components/copy-field.js';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Field, Input } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { shareTexts } from '../../i18n/texts/share.js';
import { shareVisitsTexts } from '../../i18n/texts/share-visits.js';
import { dayIn } from '../../lib/day-in.js';
import { ShareVisits } from '../../components/share-visits.js';
import { useWords } from './use-words.js';

export interface ShareDialogProps {
  analysisId: string;
  onClose: () => void;
}

export function ShareDialog({ analysisId, onClose }: ShareDialogProps) {
  const t = useTexts(shareTexts);
  const [link, setLink] = useState<string>();
  const shares = useRead('/api/analyses/{id}/shares', { params: { id: analysisId } });
  const rules = useRead('/api/shares/rules');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shareTitle')} description={t('shareText')}>
      <div className="flex flex-col gap-5">
        {link ? (
          <CopyField label={t('shareLink')} hint={t('shareOnce')} value={link} />
        ) : (
          <Loaded query={rules} skeleton={<Skeleton className="h-28" />}>
            {(inForce) => <ShareForm analysisId={analysisId} rules={inForce} onMade={setLink} />}
          </Loaded>
        )}
        <div>
          <h3 className="mb-1.5 text-sm font-[550]">{t('shareExisting')}</h3>
          <Loaded query={shares} skeleton={<Skeleton className="h-12" />}>
            {(list) =>
              list.length === 0 ? (
                <p className="text-soft">{t('shareNone')}</p>
              ) : (
                <ul className="divide-y divide-line">
                  {list.map((share) => (
                    <ShareRow key={share.id} share={share} analysisId={analysisId} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </div>
    </Dialog>
  );
}

interface ShareFormProps {
  analysisId: string;
  rules: ShareRules;
  onMade: (link: string) => void;
}

function ShareForm({ analysisId, rules, onMade }: ShareFormProps) {
  const t = useTexts(shareTexts);
  const c = useTexts(common);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { expiresAt: rules.days === null ? '' : dayIn(rules.days), password: '' },
  });
  const create = useChange({
    run: ({ expiresAt, password }: { expiresAt: string; password: string }) =>
      call('POST /api/analyses/{id}/shares', {
        params: { id: analysisId },
        body: { expiresAt: expiresAt || null, ...(password ? { password } : {}) },
      }),
    touches: ['/api/analyses', '/api/shares'],
    failed: t('shareFailed'),
    failedDetail: c('tryAgain'),
    onDone: ({ link }) => onMade(link),
  });
  return (
    <form
      className="grid gap-3 sm:grid-cols-2"
      noValidate
      onSubmit={(event) => void handleSubmit((form) => create.mutate(form))(event)}
    >
      <Field label={t('shareExpires')} note={c('optional')} error={formState.errors.expiresAt && t('sharePast')}>
        {(control) => <Input {...control} type="date" min={dayIn(1)} {...register('expiresAt', { min: dayIn(0) })} />}
      </Field>
      <Field
        label={t('sharePassword')}
        note={rules.passwordRequired ? undefined : c('optional')}
        error={formState.errors.password && t('shareNeedsPassword')}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            {...register('password', { required: rules.passwordRequired })}
          />
        )}
      </Field>
      <Button type="submit" look="main" className="justify-self-start" busy={create.isPending}>
        {t('shareCreate')}
      </Button>
    </form>
  );
}

function ShareRow({ share, analysisId }: { share: ShareView; analysisId: string }) {
  const t = useTexts(shareTexts);
  const c = useTexts(common);
  const v = useTexts(shareVisitsTexts);
  const { date } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const revoke = useChange({
    run: () => call('DELETE /api/analyses/{id}/shares/{shareId}', { params: { id: analysisId, shareId: share.id } }),
    touches: ['/api/analyses', '/api/shares'],
    done: t('shareRevoked'),
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
  });
  return (
    <li className="num py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p>
            {share.user.firstName}, {date(share.createdAt.slice(0, 10))}
          </p>
          <p className="text-sm text-faint">
            {share.state !== 'open'
              ? t(share.state === 'expired' ? 'shareExpired' : 'shareMakerLeft')
              : share.expiresAt === null
                ? t('shareForever')
                : t('shareUntil', { date: date(share.expiresAt.slice(0, 10)) })}
            {share.hasPassword && ` · ${t('shareHasPassword')}`}
            {!share.isSnapshot && ` · ${t('shareLive')}`} · {t('shareViews', { count: share.views })}
          </p>
        </div>
        {share.views > 0 && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {v('show')}
          </Button>
        )}
        <IconButton
          label={t('shareRevoke')}
          icon={<Trash2 size={16} aria-hidden />}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate()}
        />
      </div>
      {isOpen && (
        <div className="mt-2">
          <ShareVisits analysisId={analysisId} shareId={share.id} />
        </div>
      )}
    </li>
  );
}
