/** /pipeline: where the fund is with every company. */
import { Columns3 } from 'lucide-react';
import { useRead } from '../api/read.js';
import { AppLink } from '../components/app-link.js';
import { Page } from '../components/page.js';
import { Button } from '../components/ui/button.js';
import { Card } from '../components/ui/card.js';
import { Empty, Loaded, Skeleton } from '../components/ui/states.js';
import { ViewSwitch } from '../components/view-switch.js';
import { Board } from '../features/pipeline/board.js';
import { useTexts } from '../i18n/language.js';
import { pipelineTexts } from '../i18n/texts/pipeline.js';

export default function PipelinePage() {
  const t = useTexts(pipelineTexts);
  const query = useRead('/api/pipeline');
  return (
    <Page title={t('title')} lead={t('lead')} actions={<ViewSwitch here="board" />} wide>
      <Loaded query={query} skeleton={<Skeleton className="h-[60vh]" />}>
        {(board) =>
          board.undecided.total + board.stages.reduce((sum, { total }) => sum + total, 0) === 0 ? (
            <Card>
              <Empty
                title={t('emptyTitle')}
                icon={<Columns3 size={28} />}
                action={
                  <Button asChild>
                    <AppLink href="/analysis">{t('toTable')}</AppLink>
                  </Button>
                }
              >
                {t('emptyText')}
              </Empty>
            </Card>
          ) : (
            <Board board={board} />
          )
        }
      </Loaded>
    </Page>
  );
}
