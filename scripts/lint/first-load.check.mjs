/**
 * Measures the JavaScript of the first view of the home page, of the shop and of a product, as it is served (gzip), in
 * each language. Reads the built storefront: its page, and pages.json, which lists the additional files of each page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../setup/processes.mjs';

const MOST_BYTES = 125_000;
const WEIGHED = ['home', 'shop', 'product'];
const dist = `${root}storefront/dist`;

if (!existsSync(`${dist}/pages.json`)) {
  console.error('storefront/dist is not built: npm run build -w @shop/storefront');
  process.exit(1);
}
const page = readFileSync(`${dist}/index.html`, 'utf8');
const frame = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
const pages = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'));
const weightOf = (file) => gzipSync(readFileSync(dist + file)).length;

for (const language of Object.keys(pages)) {
  for (const name of WEIGHED) {
    const files = new Set([...frame, ...pages[language][name].filter((file) => file.endsWith('.js'))]);
    const weight = [...files].reduce((sum, file) => sum + weightOf(file), 0);
    console.log(`${name} (${language}): ${files.size} files, ${weight} of ${MOST_BYTES} bytes`);
    if (frame.length === 0 || weight > MOST_BYTES) process.exitCode = 1;
  }
}
