/** What the fund does with the company: decided by whom, when and why; who looks after it, what comes next. */
import type { Analysis, Decision as DecisionDocument } from '@vc-analyst/core/model';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Segmented } from '../../components/ui/segmented.js';
import { Textarea } from '../../components/ui/field.js';
import { DealFacts } from '../../components/deal/deal-facts.js';
import { PlaceLine } from '../../components/deal/place-line.js';
import { StageFields, type StageChoice } from '../../components/deal/stage-fields.js';
import { DECISION_VALUES } from '../../components/deal/stages.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { collaborationTexts } from '../../i18n/texts/collaboration.js';
import { SaidOfMark } from './said-of-mark.js';
import { useWords } from './use-words.js';

type Value = DecisionDocument['value'];

export default function Decision({ analysis, mayDecide }: { analysis: Analysis; mayDecide: boolean }) {
  const t = useTexts(collaborationTexts);
  const c = useTexts(common);
  const { date } = useWords();
  const { decision } = analysis;
  const [chosen, setChosen] = useState<Value>();
  const [place, setPlace] = useState<StageChoice>({});
  const [note, setNote] = useState('');
  const decide = useChange({
    run: (body: { decision: Value | null; note?: string } & StageChoice) =>
      call('PATCH /api/analyses/{id}/decision', { params: { id: analysis.id }, body }),
    touches: ['/api/analyses', '/api/pipeline', '/api/dashboard/stats', '/api/activities'],
    done: t('decisionSaved'),
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
    onDone: () => {
      setChosen(undefined);
      setNote('');
    },
  });
  return (
    <Panel title={t('decisionTitle')}>
      {decision && (
        <div className="mb-3">
          <p className="font-[550]">
            <PlaceLine decision={decision} />
          </p>
          <p className="text-sm text-faint">
            {t('decisionBy', { name: decision.by.firstName, date: date(decision.at.slice(0, 10)) })}{' '}
            <SaidOfMark saidOf={decision.saidOf} />
          </p>
          {decision.note && (
            <p className="mt-1 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{decision.note}</p>
          )}
        </div>
      )}
      {!mayDecide && !decision && <p className="text-soft">{t('decisionNone')}</p>}
      {mayDecide && (
        <div className="flex flex-col gap-2.5 print:hidden">
          <Segmented
            label={t('decisionTitle')}
            value={chosen ?? decision?.value ?? ('' as Value)}
            options={DECISION_VALUES.map((value) => ({ value, label: t(`decision.${value}`) }))}
            onChange={(value) => {
              setChosen(value);
              setPlace({});
            }}
            className="self-start"
          />
          {chosen && (
            <>
              <StageFields decision={chosen} value={place} onChange={setPlace} />
              <Textarea
                rows={2}
                maxLength={2000}
                aria-label={t('decisionNote')}
                placeholder={t('decisionNote')}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              <div className="flex gap-2">
                <Button
                  size="sm"
                  look="main"
                  busy={decide.isPending}
                  onClick={() =>
                    decide.mutate({ decision: chosen, ...place, ...(note.trim() ? { note: note.trim() } : {}) })
                  }
                >
                  {c('save')}
                </Button>
                <Button size="sm" onClick={() => setChosen(undefined)}>
                  {c('cancel')}
                </Button>
              </div>
            </>
          )}
          {decision && !chosen && (
            <Button
              size="sm"
              look="quiet"
              className="-ml-2.5 self-start max-sm:-ml-3"
              busy={decide.isPending}
              onClick={() => decide.mutate({ decision: null })}
            >
              {t('decisionClear')}
            </Button>
          )}
        </div>
      )}
      <div className="mt-4 border-t border-line pt-3">
        <DealFacts analysis={analysis} mayChange={mayDecide} />
      </div>
    </Panel>
  );
}
