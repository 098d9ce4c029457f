/** Links to reports of the whole fund: those that open something, or all; each can be ended. */
import { Link2 } from 'lucide-react';
import type { FundShare } from '@vc-analyst/core/model';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { Panel } from '../../components/ui/card.js';
import { ConfirmDialog, Dialog } from '../../components/ui/dialog.js';
import { Checkbox } from '../../components/ui/field.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { fundSharesTexts } from '../../i18n/texts/fund-shares.js';
import { shareVisitsTexts } from '../../i18n/texts/share-visits.js';
import { ShareTable } from './share-table.js';
import { ShareVisits } from '../../components/share-visits.js';

export function FundShares() {
  const t = useTexts(fundSharesTexts);
  const v = useTexts(shareVisitsTexts);
  const query = useRead('/api/shares');
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<FundShare>();
  const [looked, setLooked] = useState<FundShare>();
  return (
    <Panel
      title={t('links')}
      aside={<Checkbox label={t('endedToo')} checked={all} onChange={({ target }) => setAll(target.checked)} />}
      flush
    >
      <Loaded query={query} skeleton={<Skeleton className="m-4.5 h-72" />}>
        {(shares) => {
          const shown = all ? shares : shares.filter(({ state }) => state === 'open');
          return shown.length === 0 ? (
            <Empty title={t(all ? 'noneTitle' : 'noneOpenTitle')} icon={<Link2 size={28} />}>
              {t('noneText')}
            </Empty>
          ) : (
            <ShareTable shares={shown} onVisits={setLooked} onEnd={setAsked} />
          );
        }}
      </Loaded>
      {looked && (
        <Dialog
          open
          onOpenChange={(open) => !open && setLooked(undefined)}
          title={v('title', { company: looked.companyName })}
        >
          <ShareVisits analysisId={looked.analysisId} shareId={looked.id} />
        </Dialog>
      )}
      {asked && <EndDialog share={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function EndDialog({ share, onClose }: { share: FundShare; onClose: () => void }) {
  const t = useTexts(fundSharesTexts);
  const c = useTexts(common);
  const end = useChange({
    run: () =>
      share.asks === undefined
        ? call('DELETE /api/analyses/{id}/shares/{shareId}', { params: { id: share.analysisId, shareId: share.id } })
        : call('DELETE /api/analyses/{id}/founder-links/{linkId}', {
            params: { id: share.analysisId, linkId: share.id },
          }),
    touches: ['/api/shares', '/api/analyses'],
    done: t('ended'),
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('endTitle', { company: share.companyName })}
      description={t('endText')}
      confirm={t('endDo')}
      busy={end.isPending}
      onConfirm={() => end.mutate()}
    />
  );
}
