import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Account, closeAccounts } from './accounts.js';
import { baseUrl, chromiumToLaunch, shopIsUp } from './run.js';

const ARTIFACTS = fileURLToPath(new URL('../.artifacts/', import.meta.url));
// Generous: a run shares its processors with the shop, the database and another journey.
const STEP_MS = 15_000;
const JOURNEY_MS = 90_000;
const START_MS = 150_000;

const viewports = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** A browser profile of its own: cookies, storage and pages are shared with no other. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Complaints of the consoles of all pages so far: errors, uncaught exceptions, violations of the CSP. */
  readonly complaints: string[];
}

/** Opens a fresh browser profile on a device, signed in as `account` if given; or the shared tab. */
export type Visit = (where: Device | SharedTab, account?: Account) => Promise<Visitor>;

type Device = keyof typeof viewports;
export type SharedTab = () => Promise<Visitor>;

let browser: Browser | undefined;

/** To be called once at the top of a spec file: its browser, and the end of it. */
export function useBrowser(): void {
  beforeAll(async () => {
    await shopIsUp();
    browser = await chromium.launch(chromiumToLaunch);
  }, START_MS);
  afterAll(async () => {
    await Promise.all([browser?.close(), closeAccounts()]);
    browser = undefined;
  });
}

/**
 * For journeys that open one address each and only read: one tab for all of them. Files fetched and compiled for one
 * address are reused for the next, and the browser starts one process instead of one for each.
 * @param signIn called once for the account
 */
export function sharedTab(device: Device, signIn?: () => Promise<Account>): SharedTab {
  let shared: Promise<Visitor> | undefined;
  afterAll(async () => (await shared)?.context.close());
  return async () => {
    shared ??= Promise.resolve(signIn?.()).then((account) => openVisitor(device, account));
    const visitor = await shared;
    visitor.complaints.length = 0;
    return visitor;
  };
}

/**
 * A test with browser profiles of its own. None of its pages may throw; when it fails, a picture of each page is stored
 * in `.artifacts`.
 */
export function journey(name: string, run: (visit: Visit) => Promise<void>): void {
  it(
    name,
    async () => {
      const visitors: Visitor[] = [];
      const own: Visitor[] = [];
      try {
        await run(async (where, account) => {
          const isShared = typeof where === 'function';
          const visitor = isShared ? await where() : await openVisitor(where, account);
          visitors.push(visitor);
          if (!isShared) own.push(visitor);
          return visitor;
        });
        expect(visitors.flatMap(({ complaints }) => complaints.filter(isUncaught))).toEqual([]);
      } catch (error) {
        await keepPictures(name, visitors);
        throw error;
      } finally {
        await Promise.all(own.map(({ context }) => context.close()));
      }
    },
    JOURNEY_MS,
  );
}

async function openVisitor(device: Device, account?: Account): Promise<Visitor> {
  if (browser === undefined) throw new Error('Call useBrowser() at the top of the spec file.');
  const context = await browser.newContext({
    ...viewports[device],
    baseURL: baseUrl,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...(account && { storageState: await account.storageState() }),
  });
  context.setDefaultTimeout(STEP_MS);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (uncaught) => complaints.push(`${UNCAUGHT}${String(uncaught.error())}`));
  return { context, page: answering(await context.newPage()), complaints };
}

/**
 * Makes opening an address wait until the page reacts: the server-rendered page is there before the code that handles
 * keys. A person is slower than that, a journey is not.
 */
function answering(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const takenOver = () => page.locator('[data-drawn]').waitFor({ state: 'detached' });
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await takenOver();
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await takenOver();
    return answer;
  };
  return page;
}

const UNCAUGHT = 'uncaught: ';
const isUncaught = (complaint: string) => complaint.startsWith(UNCAUGHT);

async function keepPictures(name: string, visitors: readonly Visitor[]): Promise<void> {
  const file = name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await mkdir(ARTIFACTS, { recursive: true });
  const pages = visitors.flatMap(({ context }) => context.pages());
  const pictures = pages.map((page, index) => page.screenshot({ path: `${ARTIFACTS}${file}-${index + 1}.png` }));
  // The failure of the journey counts: a failing screenshot must not hide it.
  await Promise.allSettled(pictures);
}
