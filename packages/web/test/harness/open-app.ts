/** The built app on a real server over a real folder, with people of every role and two analysed decks, in one browser. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace, type Locale, type Role, type Workspace, type WorkspaceOptions } from '@vc-analyst/core';
import { startServer } from '@vc-analyst/server';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { watchPage, type Watch } from './watch-page.js';

export const PASSWORD = 'correct horse battery';
/** First names by role; the user name is the same in lower case. */
export const PEOPLE: Record<Role, string> = { admin: 'Lucía', partner: 'Julien', analyst: 'Ana', viewer: 'Vera' };

/** Milliseconds. */
const PATIENCE = 25_000;

/** For answers fetched in the page's stead: the connection kept from an earlier one may end just as it is used again. */
export const KEPT_CONNECTION = { maxRetries: 2 };

const webDir = fileURLToPath(new URL('../../dist', import.meta.url));
const decks = fileURLToPath(new URL('../../../../examples/decks/', import.meta.url));

export interface OpenPageOptions {
  /** Nobody is signed in without it. */
  as?: Role;
  theme?: 'light' | 'dark';
  /** Of the browser; that of the person where somebody is signed in is kept by the server. */
  locale?: string;
  /** Of the person, from now on. */
  language?: Locale;
  width?: number;
  /** What the browser remembers, by key of `localStorage`. Cookies are declined unless it says otherwise. */
  stored?: Record<string, string>;
  /** Statuses that are what the test is about: the browser notes each as an error. */
  expect?: number[];
}

export interface App {
  url: string;
  workspace: Workspace;
  /** Ids of the analyses, by company. */
  analyses: Record<'Wrenlow' | 'Quaylane', string>;
  accounts: Record<Role, string>;
  /** Of the administrator panel. */
  adminPassword: string;
  /**
   * Opens an address of the app with cookies and storage as said, and gathers what goes wrong there. One page at a time.
   * `:Quaylane` in the address stands for the id of that analysis.
   */
  open: (path: string, options?: OpenPageOptions) => Promise<Opened>;
  /** As `open`, in a fund that has people and nothing else. */
  openEmpty: (path: string, options?: OpenPageOptions) => Promise<Opened>;
  /** `:Quaylane` replaced by the id of that analysis. */
  addressOf: (path: string) => string;
  close: () => Promise<void>;
}

export interface Opened {
  page: Page;
  watch: Watch;
  close: () => Promise<void>;
}

/** `now` is the clock of the workspace; `engine` what reads its decks, where that is not rules alone. */
export async function openApp(
  executablePath: string,
  { engine, ...tools }: { now?: () => Date; engine?: Omit<WorkspaceOptions, 'dataDir'> } = {},
): Promise<App> {
  if (!existsSync(join(webDir, 'index.html'))) throw new Error('The app is not built: run "npm run build" first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-web-'));
  // Cheap hashes: what is tested is not how slow they are.
  const workspace = await openWorkspace({ dataDir, passwordCost: 4, ...engine }, tools);
  const adminPassword = 'seven green herons';
  const server = await startServer({
    workspace,
    host: '127.0.0.1',
    port: 0,
    webDir,
    adminPassword,
    checkAnswers: true,
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const contextFor = contexts(browser, server.url);
  let emptyFund: ReturnType<typeof openEmptyFund> | undefined;
  const accounts = await makePeople(workspace);
  const analyses = {
    Wrenlow: await analyse(workspace, 'wrenlow-pre-seed.pdf', accounts.analyst),
    Quaylane: await analyse(workspace, 'quaylane-series-a.pdf', accounts.partner),
  };
  return {
    url: server.url,
    workspace,
    analyses,
    accounts,
    adminPassword,
    open: (path, options = {}) =>
      openPage({ contextFor, workspace, accounts, url: server.url }, withIds(path, analyses), options),
    addressOf: (path) => withIds(path, analyses),
    async openEmpty(path, options = {}) {
      emptyFund ??= openEmptyFund(browser);
      return openPage((await emptyFund).stage, path, options);
    },
    async close() {
      await browser.close();
      await (await emptyFund)?.close();
      await server.close();
      await workspace.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openEmptyFund(browser: Browser): Promise<{ stage: Stage; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-web-empty-'));
  const workspace = await openWorkspace({ dataDir, passwordCost: 4 });
  const server = await startServer({ workspace, host: '127.0.0.1', port: 0, webDir, checkAnswers: true });
  const accounts = await makePeople(workspace);
  return {
    stage: { contextFor: contexts(browser, server.url), workspace, accounts, url: server.url },
    async close() {
      await server.close();
      await workspace.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makePeople(workspace: Workspace): Promise<Record<Role, string>> {
  const ids: Partial<Record<Role, string>> = {};
  for (const [role, firstName] of Object.entries(PEOPLE) as [Role, string][]) {
    const username = usernameOf(role);
    const { id } = await workspace.accounts.managed.create({
      username,
      email: `${username}@fund.example`,
      password: PASSWORD,
      firstName,
      lastName: 'Test',
      role: role === 'admin' ? 'admin' : 'user',
      isActive: true,
    });
    if (role !== 'admin') await workspace.accounts.managed.setTeamRole(id, role);
    ids[role] = id;
  }
  return ids as Record<Role, string>;
}

export function usernameOf(role: Role): string {
  return PEOPLE[role].toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

async function analyse(workspace: Workspace, fileName: string, ownerId: string): Promise<string> {
  const bytes = await readFile(join(decks, fileName));
  const companyName = fileName.split('-')[0]!.replace(/^./, (letter) => letter.toUpperCase());
  const { id } = await workspace.queue.submit({
    inputs: [{ fileName, bytes }],
    given: { companyName },
    by: { id: ownerId, firstName: 'Test' },
  });
  await workspace.queue.idle();
  return id;
}

function withIds(path: string, analyses: App['analyses']): string {
  return path.replace(/:(Wrenlow|Quaylane)/g, (_, company: keyof App['analyses']) => analyses[company]);
}

interface Stage {
  contextFor(locale: string): Promise<BrowserContext>;
  workspace: Workspace;
  accounts: Record<Role, string>;
  url: string;
}

/** One context a language: its cache keeps the app's files, so that only the first page loads them. */
function contexts(browser: Browser, baseURL: string): (locale: string) => Promise<BrowserContext> {
  const made = new Map<string, Promise<BrowserContext>>();
  return (locale) => {
    const known = made.get(locale) ?? browser.newContext({ baseURL, locale, reducedMotion: 'reduce' });
    made.set(locale, known);
    return known;
  };
}

async function openPage(stage: Stage, path: string, options: OpenPageOptions): Promise<Opened> {
  const context = await stage.contextFor(options.locale ?? 'en-US');
  await context.clearCookies();
  if (options.as) {
    if (options.language) await stage.workspace.accounts.setLanguage(stage.accounts[options.as], options.language);
    const { token } = await stage.workspace.accounts.sessions.start(stage.accounts[options.as]);
    await context.addCookies([{ name: 'vc_session', value: token, url: stage.url }]);
  }
  const page = await context.newPage();
  // Less than a test may take, so that it says what it waited for.
  page.setDefaultTimeout(PATIENCE);
  const width = options.width ?? 1280;
  await page.setViewportSize({ width, height: width < 500 ? 780 : 860 });
  await page.emulateMedia({ colorScheme: options.theme ?? 'light' });
  const stored = { 'vc-analyst.cookie-consent': 'declined', ...options.stored };
  await page.addInitScript((values) => {
    // Once a page: what it stores later must survive a reload.
    if (sessionStorage.getItem('test.stored')) return;
    sessionStorage.setItem('test.stored', '1');
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) if (value) localStorage.setItem(key, value);
  }, stored);
  const watch = watchPage(page, stage.url, options.expect ?? []);
  await page.goto(path);
  return { page, watch, close: () => page.close() };
}
