/** What can be done with a report: compare, share, export, print, analyse again. What a role may not do is not there. */
import { ChevronDown, Download, FileSpreadsheet, FileText, Printer, RotateCcw, Scale, Share2 } from 'lucide-react';
import type { Analysis } from '@vc-analyst/core/model';
import { MEMO_DOWNLOADS } from '@vc-analyst/core/vocabulary';
import { useState } from 'react';
import { addressOf, call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Button } from '../../components/ui/button.js';
import { Menu, MenuItem, MenuSeparator } from '../../components/ui/menu.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { ShareDialog } from './lazy-forms.js';

const SPREADSHEETS: readonly string[] = ['xlsx', 'csv'];

export function ReportActions({ analysis }: { analysis: Analysis }) {
  const t = useTexts(reportTexts);
  const c = useTexts(common);
  const may = useMay();
  const [sharing, setSharing] = useState(false);
  const { id, ownerId = '' } = analysis;
  const reprocess = useChange({
    run: () => call('POST /api/analyses/{id}/reprocess', { params: { id }, body: {} }),
    touches: ['/api/analyses'],
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
  });
  return (
    <div data-actions="" className="flex flex-wrap gap-2 print:hidden">
      <Button asChild>
        <AppLink href={`/analysis/${id}/due-diligence`}>{t('dueDiligence')}</AppLink>
      </Button>
      <Button asChild>
        <AppLink href={`/analysis/${id}/compare`}>
          <Scale size={15} aria-hidden />
          {t('compare')}
        </AppLink>
      </Button>
      {may('manageAnalysis', ownerId) && (
        <Button onClick={() => setSharing(true)}>
          <Share2 size={15} aria-hidden />
          {t('share')}
        </Button>
      )}
      <Menu
        trigger={
          <Button look="main" aria-haspopup="menu">
            {t('export')}
            <ChevronDown size={15} aria-hidden />
          </Button>
        }
      >
        {may('exportAnalysis', ownerId) &&
          MEMO_DOWNLOADS.map((format) => (
            <MenuItem key={format} asChild>
              <a href={addressOf('/api/analyses/{id}/export', { id }, { format })} download>
                {SPREADSHEETS.includes(format) ? (
                  <FileSpreadsheet size={16} aria-hidden />
                ) : (
                  <FileText size={16} aria-hidden />
                )}
                {t(`export.${format}`)}
              </a>
            </MenuItem>
          ))}
        <MenuItem icon={<Printer size={16} aria-hidden />} onSelect={() => window.print()}>
          {t('print')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem asChild>
          <a href={addressOf('/api/analyses/{id}/deck', { id })} download>
            <Download size={16} aria-hidden />
            {t('original')}
          </a>
        </MenuItem>
        {may('manageAnalysis', ownerId) && (
          <MenuItem icon={<RotateCcw size={16} aria-hidden />} onSelect={() => reprocess.mutate()}>
            {t('reprocess')}
          </MenuItem>
        )}
      </Menu>
      {sharing && <ShareDialog analysisId={id} onClose={() => setSharing(false)} />}
    </div>
  );
}
