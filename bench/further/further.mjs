import { withCleanUp } from '../clean-up.mjs';
import { load } from '../load.mjs';
import { residentMiB } from '../processor-time.mjs';
import { startShop } from '../shop.mjs';
import { distinctListings } from './distinct-listings.mjs';
import { freshness } from './freshness.mjs';
import { memoryOverTime, mixedTraffic } from './mixed.mjs';
import { manyPdfs } from './pdfs.mjs';

/**
 * What no case of one address shows: starts, cold answers, writes among reads, PDFs, memory.
 * @returns {Promise<{size: string, name: string, figures: object}[]>}
 */
export async function measureFurther(sizes, options) {
  const findings = [];
  const noteOf = (size) => (name, figures) => {
    findings.push({ size, name, figures });
    console.log(`${size}, ${name}: ${asText(figures)}`);
  };
  for (const size of sizes) {
    await withCleanUp((undo) => measure({ size, isLast: size === sizes.at(-1), ...options }, noteOf(size), undo));
  }
  noteOf('small')('a price that was changed, seen', await withCleanUp((undo) => freshness(undo)));
  return findings;
}

async function measure({ size, isLast, seconds, minutes }, note, undo) {
  const shop = await startShop(size, undo);
  const asked = performance.now();
  await fetch(`${shop.url}/api/products?limit=48`).then((answer) => answer.arrayBuffer());
  note('start', { readyMs: shop.readyMs, firstListingMs: shop.readyMs + performance.now() - asked });
  const clients = await shop.clients();
  const url = { url: shop.url, headers: clients.visitor.headers };
  note('cold answers', await load({ ...url, next: distinctListings() }, seconds, shop));
  note('mixed traffic, 5 % writes', await mixedTraffic(clients, seconds * 5, shop));
  if (isLast) note('500 PDFs', await manyPdfs(shop, clients));
  if (isLast) note(`memory over ${minutes} minutes`, await memoryOverTime(shop, clients, minutes * 60));
  note('memory at the end', { residentMiB: residentMiB(shop.pid) });
}

const asText = (figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Number(value.toFixed(3)) : JSON.stringify(value)}`)
    .join(', ');
