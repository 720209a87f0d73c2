import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from 'playwright-core';
import { reportFailure, StepFailure } from '../../scripts/setup/command.mjs';
import { startDemoShop, withCleanUp } from '../server.mjs';
import { asTable, conditions, medians, misses } from './report.mjs';
import { SLOW_4G } from './options.mjs';
import { visit } from './visit.mjs';

/** The measured pages: the start of most visits, and the usual interactions there. */
export function casesFor(productPath) {
  return [
    { name: 'home', path: '/', device: 'phone', interact: openMenu },
    { name: 'home', path: '/', device: 'desktop' },
    { name: 'shop', path: '/shop', device: 'phone', interact: filterOnPhone },
    { name: 'shop', path: '/shop', device: 'desktop', interact: filterBeside },
    { name: 'shop in Arabic', path: '/shop?lang=ar', device: 'phone' },
    { name: 'product', path: productPath, device: 'phone', interact: addToCart },
    { name: 'product', path: productPath, device: 'desktop', interact: addToCart },
  ];
}

async function openMenu(page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
}

async function filterOnPhone(page) {
  await page.getByRole('button', { name: 'Filters' }).click();
  await filterBeside(page);
}

async function filterBeside(page) {
  await page.getByRole('radio', { name: /^Ribbon/ }).check();
  await page.getByRole('heading', { level: 1, name: 'Ribbon' }).waitFor({ state: 'attached' });
}

async function addToCart(page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Added to Cart' }).waitFor();
}

// The build exists only at this point.
const CHROMIUM_INSTALL = new URL('../../backend/dist/src/chromium-install.js', import.meta.url);

/** Measures and reports; a figure beyond its limit sets the exit code 1. */
export async function benchPages({ runs, url }) {
  const machine = {
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0],
    runs,
  };
  try {
    const rows = await withCleanUp((undo) => measure({ runs, url }, undo));
    console.log(`\n${asTable(rows)}\n\n${conditions(machine)}`);
    const missed = misses(rows);
    if (missed.length > 0) console.error(`\n${missed.join('\n')}`);
    if (missed.length > 0) process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

/** Measures each page once, without limits. @throws StepFailure if a page has no figure */
export async function shortBenchPages() {
  const rows = await withCleanUp((undo) => measure({ runs: 1, url: null }, undo));
  const failed = rows.filter(({ lcpMs, scriptBytes }) => !(lcpMs > 0 && scriptBytes > 0));
  if (failed.length > 0) throw new StepFailure(`No figures for: ${failed.map(({ name }) => name).join(', ')}`);
}

async function measure({ runs, url: givenUrl }, undo) {
  const url = givenUrl ?? (await startDemoShop(undo)).url;
  const { prepareChromium } = await import(CHROMIUM_INSTALL.href);
  const browser = await chromium.launch(await prepareChromium({ browserPath: process.env.PDF_BROWSER || undefined }));
  undo(() => browser.close());
  const rows = [];
  for (const { name, device, ...target } of casesFor(await productPath(url))) {
    console.log(`measuring: ${name}, ${device}`);
    const visits = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await visit(browser, url, { device, network: SLOW_4G, ...target }));
    rows.push({ name, device, ...medians(visits) });
  }
  return rows;
}

async function productPath(url) {
  const answer = await fetch(`${url}/api/products?limit=1`);
  const { data } = await answer.json();
  return `/product/${data[0]._id}`;
}
