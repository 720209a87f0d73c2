import { pathToFileURL } from 'node:url';
import { root } from './processes.mjs';

/**
 * Lists the parts that a run of all tests skips, with the reasons. The set-up comes before.
 * @param {{isAll: boolean}} options without `isAll` the long tests are skipped
 * @returns {Promise<{part: string, note: string}[]>} `part`: one of scripts/jest/left-out.mjs
 */
export async function partsToLeaveOut({ isAll }) {
  const [database, browser] = await Promise.all([whyNoBundle(), whyNoBrowser()]);
  return [
    ...(isAll ? [] : [{ part: 'long', note: 'the long tests (run them with npm test -- --all)' }]),
    ...(database === null
      ? []
      : [{ part: 'embedded-db', note: `the tests of the embedded database and of backups (${database})` }]),
    ...(browser === null ? [] : [{ part: 'browser', note: `the tests that print or open pages (${browser})` }]),
  ];
}

async function whyNoBundle() {
  if (process.env.MONGODB_URI) return 'MONGODB_URI is set';
  const { prepareBundle } = await import('@shop/embedded-db');
  const engine = await prepareBundle();
  return engine === 'bundle' ? null : 'it can’t run here, so MongoDB is used';
}

async function whyNoBrowser() {
  const { prepareChromium } = await import(pathToFileURL(`${root}backend/dist/src/chromium-install.js`).href);
  return prepareChromium({ browserPath: process.env.PDF_BROWSER || undefined }).then(
    () => null,
    (error) => error.message,
  );
}
