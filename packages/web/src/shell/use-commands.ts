/** What can be done and where one can go from here, with the rights of whoever asks. */
import { MEMO_DOWNLOADS, LOCALES, REPORT_TYPES } from '@vc-analyst/core/vocabulary';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowRight,
  BriefcaseBusiness,
  Download,
  Hash,
  Keyboard,
  Languages,
  LogOut,
  MousePointerClick,
  Printer,
  RotateCcw,
  SunMoon,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useRoute } from 'wouter';
import { addressOf, call } from '../api/call.js';
import { useChange } from '../api/change.js';
import { read } from '../api/read.js';
import { signOut } from '../api/session.js';
import { useMay } from '../api/user.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';
import { reportTexts } from '../i18n/texts/report.js';
import { reportsTexts } from '../i18n/texts/reports.js';
import { searchTexts } from '../i18n/texts/search.js';
import { settingsTexts } from '../i18n/texts/settings.js';
import { LANGUAGE_NAMES, shell } from '../i18n/texts/shell.js';
import { chooseTheme, useTheme, type Theme } from '../lib/theme.js';
import { DESTINATIONS, isCurrent } from './navigation.js';
import { useChooseLanguage } from './use-choose-language.js';

export interface Command {
  id: string;
  name: string;
  Icon: LucideIcon;
  /** The single keys that do the same. */
  keys?: readonly string[];
  /** Shown only to whoever types words of it. */
  isTyped?: boolean;
  run: () => void;
}

interface Group {
  id: 'here' | 'sections' | 'pages' | 'anywhere';
  commands: readonly Command[];
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SETTINGS_TABS = ['thesis', 'pipeline', 'engine', 'mail', 'data'] as const;

export function useCommands(onHelp: () => void): Group[] {
  // Of the page as it was when the palette opened: under a dialog nothing of it is pressed.
  const [onPage] = useState(() => pressable('[data-actions] :is(a[href], button)', MousePointerClick));
  const [sections] = useState(() => pressable('[data-sections] a', Hash));
  return [
    { id: 'here', commands: [...onPage, ...useReportCommands()] },
    { id: 'sections', commands: sections },
    { id: 'pages', commands: usePages() },
    { id: 'anywhere', commands: useAnywhere(onHelp) },
  ];
}

/** What the page itself offers: what is not there, or cannot be pressed now, is no command. */
function pressable(selector: string, Icon: LucideIcon): Command[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) => !element.matches(':disabled, [aria-haspopup="menu"], [aria-current="page"], [href$="#upload"]'),
    )
    .map((element, at) => ({
      id: `${selector}-${at}`,
      name: (element.ariaLabel ?? element.textContent ?? '').trim(),
      Icon,
      run: () => press(element),
    }));
}

function press(element: HTMLElement): void {
  element.click();
  const place =
    element.matches('[data-sections] a') && document.querySelector<HTMLElement>(element.getAttribute('href')!);
  if (!place) return;
  // Tab goes on from the section that one went to.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** What the menu of a report offers: files, print, once more. */
function useReportCommands(): Command[] {
  const t = useTexts(reportTexts);
  const s = useTexts(searchTexts);
  const c = useTexts(common);
  const may = useMay();
  const [isReport, params] = useRoute('/analysis/:id');
  const id = params?.id ?? '';
  const { data: analysis } = useQuery({ ...read('/api/analyses/{id}', { params: { id } }), enabled: false });
  const again = useChange({
    run: () => call('POST /api/analyses/{id}/reprocess', { params: { id }, body: {} }),
    touches: ['/api/analyses'],
    failed: c('saveFailed'),
    failedDetail: c('tryAgain'),
  });
  if (!isReport || analysis?.status !== 'completed') return [];
  const ownerId = analysis.ownerId ?? '';
  const files = may('exportAnalysis', ownerId) ? MEMO_DOWNLOADS : [];
  return [
    ...files.map((format) => ({
      id: `export-${format}`,
      name: s('pair', { what: t('export'), which: t(`export.${format}`) }),
      Icon: Download,
      run: () => download(addressOf('/api/analyses/{id}/export', { id }, { format })),
    })),
    { id: 'print', name: t('print'), Icon: Printer, run: () => window.print() },
    {
      id: 'original',
      name: t('original'),
      Icon: Download,
      run: () => download(addressOf('/api/analyses/{id}/deck', { id })),
    },
    ...(may('manageAnalysis', ownerId)
      ? [{ id: 'again', name: t('reprocess'), Icon: RotateCcw, run: () => again.mutate() }]
      : []),
  ];
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

function usePages(): Command[] {
  const t = useTexts(shell);
  const s = useTexts(searchTexts);
  const r = useTexts(reportsTexts);
  const settings = useTexts(settingsTexts);
  const may = useMay();
  const [path, navigate] = useLocation();
  const to = (href: string, name: string, more: Partial<Command> = {}): Command => ({
    id: href,
    name,
    Icon: ArrowRight,
    run: () => navigate(href),
    ...more,
  });
  return [
    ...DESTINATIONS.filter(({ needs }) => !needs || may(needs)).map(({ href, name, key }) =>
      to(href, t(name), key ? { keys: ['g', key] } : {}),
    ),
    to('/pipeline', s('board')),
    ...(may('settings') ? [to('/shares', settings('shares'))] : []),
    ...(may('audit') ? [to('/audit', settings('audit'))] : []),
    to('/account', t('account')),
    ...REPORT_TYPES.map((type) =>
      to(`/reports?type=${type}`, s('pair', { what: t('reports'), which: r(`type.${type}`) }), { isTyped: true }),
    ),
    ...(may('settings') ? SETTINGS_TABS : []).map((tab) =>
      to(`/settings?tab=${tab}`, s('pair', { what: t('settings'), which: settings(`tab.${tab}`) }), { isTyped: true }),
    ),
  ].filter(({ id }) => id.includes('?') || (id !== path && !(id === '/dashboard' && isCurrent(id, path))));
}

function useAnywhere(onHelp: () => void): Command[] {
  const t = useTexts(shell);
  const s = useTexts(searchTexts);
  const may = useMay();
  const locale = useLocale();
  const theme = useTheme();
  const { choose } = useChooseLanguage();
  const [path, navigate] = useLocation();
  return [
    ...(may('contribute')
      ? [{ id: 'upload', name: t('upload'), Icon: Upload, keys: ['u'], run: () => navigate('/analysis#upload') }]
      : []),
    // The page of the portfolio has its own button.
    ...(may('managePortfolio') && path !== '/portfolio'
      ? [{ id: 'invest', name: t('addInvestment'), Icon: BriefcaseBusiness, run: () => navigate('/portfolio#add') }]
      : []),
    ...THEMES.filter((one) => one !== theme).map((one) => ({
      id: `theme-${one}`,
      name: s('pair', { what: t('theme'), which: t(`theme.${one}`) }),
      Icon: SunMoon,
      run: () => chooseTheme(one),
    })),
    ...LOCALES.filter((one) => one !== locale).map((one) => ({
      id: `language-${one}`,
      name: s('pair', { what: t('language'), which: LANGUAGE_NAMES[one] }),
      Icon: Languages,
      run: () => choose(one),
    })),
    { id: 'help', name: t('shortcuts'), Icon: Keyboard, keys: ['?'], run: onHelp },
    { id: 'sign-out', name: t('signOut'), Icon: LogOut, run: () => void signOut() },
  ];
}
