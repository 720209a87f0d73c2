import type { LaunchOptions } from 'playwright-core';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the global set-up left for the workers of this run. */
function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys through Jest's project "browser"`);
  return value;
}

export const baseUrl = setting('BROWSER_TEST_URL');
export const administrator: Credentials = JSON.parse(setting('BROWSER_TEST_ADMINISTRATOR'));
export const chromiumToLaunch: LaunchOptions = JSON.parse(setting('BROWSER_TEST_CHROMIUM'));
