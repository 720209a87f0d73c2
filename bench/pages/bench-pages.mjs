import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from 'playwright-core';
import { reportFailure } from '../../scripts/setup/command.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { startDemoShop } from '../server.mjs';
import { casesFor } from './cases.mjs';
import { asTable, conditions, medians, misses } from './report.mjs';
import { NETWORKS } from './network.mjs';
import { visit } from './visit.mjs';

// Of the build, which is there only now.
const CHROMIUM_INSTALL = new URL('../../backend/dist/src/chromium-install.js', import.meta.url);

/** Measures and reports; a figure beyond its limit makes the exit code 1. */
export async function benchPages({ runs, network, url, jsonFile }) {
  const machine = {
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0],
    runs,
    network,
  };
  try {
    const rows = await withCleanUp((undo) => measure({ runs, url, network: NETWORKS[network] }, undo));
    console.log(`\n${asTable(rows)}\n\n${conditions(machine)}`);
    if (jsonFile !== null) await writeFile(jsonFile, `${JSON.stringify({ ...machine, rows }, null, 2)}\n`);
    const missed = misses(rows);
    if (missed.length > 0) console.error(`\n${missed.join('\n')}`);
    if (missed.length > 0) process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

async function measure({ runs, url: givenUrl, network }, undo) {
  const url = givenUrl ?? (await startDemoShop(undo)).url;
  const { prepareChromium } = await import(CHROMIUM_INSTALL.href);
  const browser = await chromium.launch(await prepareChromium({ browserPath: process.env.PDF_BROWSER || undefined }));
  undo(() => browser.close());
  const rows = [];
  for (const { name, device, ...target } of casesFor(await productPath(url))) {
    console.log(`measuring: ${name}, ${device}`);
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, { device, network, ...target }));
    rows.push({ name, device, ...medians(visits) });
  }
  return rows;
}

async function productPath(url) {
  const answer = await fetch(`${url}/api/products?limit=1`);
  const { data } = await answer.json();
  return `/product/${data[0]._id}`;
}
