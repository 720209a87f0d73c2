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
  /** What the consoles of all its pages complained of so far: errors, uncaught exceptions, violations of the CSP. */
  readonly complaints: string[];
}

/** Opens a fresh browser profile on a device, signed in as `account` where one is given; or a page of a shared one. */
export type Visit = (where: Device | SharedProfile, account?: Account) => Promise<Visitor>;

type Device = keyof typeof viewports;
type Profile = Omit<Visitor, 'page'>;
type SharedProfile = () => Promise<Profile>;

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
 * For journeys that only look: a profile that they share, so that scripts are fetched and compiled for the first of
 * them and at hand for the others. Each has a page of its own.
 * @param signIn as whom; it is asked once
 */
export function sharedProfile(device: Device, signIn?: () => Promise<Account>): SharedProfile {
  let shared: Promise<Profile> | undefined;
  afterAll(async () => (await shared)?.context.close());
  return async () => {
    shared ??= Promise.resolve(signIn?.()).then((account) => openProfile(device, account));
    const profile = await shared;
    profile.complaints.length = 0;
    return profile;
  };
}

/**
 * A test with browser profiles of its own. None of its pages may throw; when it fails, a picture of each page is kept
 * in `.artifacts`.
 */
export function journey(name: string, run: (visit: Visit) => Promise<void>): void {
  it(
    name,
    async () => {
      const visitors: Visitor[] = [];
      const ownProfiles: Profile[] = [];
      try {
        await run(async (where, account) => {
          const isShared = typeof where === 'function';
          const profile = isShared ? await where() : await openProfile(where, account);
          if (!isShared) ownProfiles.push(profile);
          const visitor = { ...profile, page: await profile.context.newPage() };
          visitors.push(visitor);
          return visitor;
        });
        expect(visitors.flatMap(({ complaints }) => complaints.filter(isUncaught))).toEqual([]);
      } catch (error) {
        await keepPictures(name, visitors);
        throw error;
      } finally {
        await Promise.all(visitors.map(({ page }) => page.close()));
        await Promise.all(ownProfiles.map(({ context }) => context.close()));
      }
    },
    JOURNEY_MS,
  );
}

async function openProfile(device: Device, account?: Account): Promise<Profile> {
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
  return { context, complaints };
}

const UNCAUGHT = 'uncaught: ';
const isUncaught = (complaint: string) => complaint.startsWith(UNCAUGHT);

async function keepPictures(name: string, visitors: readonly Visitor[]): Promise<void> {
  const file = name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await mkdir(ARTIFACTS, { recursive: true });
  const pages = visitors.flatMap(({ context }) => context.pages());
  const pictures = pages.map((page, index) => page.screenshot({ path: `${ARTIFACTS}${file}-${index + 1}.png` }));
  // The failure of the journey is what counts: a page that can't be pictured any more must not hide it.
  await Promise.allSettled(pictures);
}
