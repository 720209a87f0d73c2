import { setTimeout as pause } from 'node:timers/promises';
import type { LaunchOptions } from 'playwright-core';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Handed by the global set-up to the workers of this run. */
function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys through Jest's project "browser"`);
  return value;
}

export const baseUrl = setting('BROWSER_TEST_URL');
export const administrator: Credentials = JSON.parse(setting('BROWSER_TEST_ADMINISTRATOR'));
export const chromiumToLaunch: LaunchOptions = JSON.parse(setting('BROWSER_TEST_CHROMIUM'));

const SHOP_WITHIN_MS = 120_000;
const POLL_MS = 100;

/** The shop is started while other tests run. @throws Error if it does not start within two minutes */
export async function shopIsUp(): Promise<void> {
  const end = Date.now() + SHOP_WITHIN_MS;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`The shop did not come up at ${baseUrl}; what it said is in the output`);
    await pause(POLL_MS);
  }
}

const isReady = () =>
  fetch(`${baseUrl}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
