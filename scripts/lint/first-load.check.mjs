/**
 * Weighs the JavaScript that the first view of the home page and of the shop takes, as it is served (gzip), in each
 * language. Reads the built storefront: its page, and pages.json, which says what each page adds to it. And what the first
 * rows of the back office take: all that its page names, but for what is fetched with low priority.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../setup/root.mjs';

const MOST_BYTES = 118_000;
const MOST_BYTES_OF_ROWS = 25_000;
const LANGUAGES = ['en', 'ar'];
const WEIGHED = ['home', 'shop', 'product'];
const dist = `${root}storefront/dist`;

if (!existsSync(`${dist}/pages.json`)) {
  console.error('storefront/dist is not built: npm run build -w @shop/storefront');
  process.exit(1);
}
const page = readFileSync(`${dist}/index.html`, 'utf8');
const frame = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
const pages = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'));
const weightOf = (file, folder = dist) => gzipSync(readFileSync(folder + file)).length;

for (const language of LANGUAGES) {
  for (const name of WEIGHED) {
    const files = new Set([...frame, ...pages[language][name].filter((file) => file.endsWith('.js'))]);
    const weight = [...files].reduce((sum, file) => sum + weightOf(file), 0);
    console.log(`${name} (${language}): ${files.size} files, ${weight} of ${MOST_BYTES} bytes`);
    if (frame.length === 0 || weight > MOST_BYTES) process.exitCode = 1;
  }
}

const backOffice = readFileSync(`${root}backoffice/dist/index.html`, 'utf8');
const first = [
  ...backOffice.matchAll(/<(?:script|link)(?![^>]*fetchpriority="low")[^>]*"\/admin(\/assets\/[^"]+\.js)"/g),
];
const weightOfRows = first.reduce((sum, [, file]) => sum + weightOf(file, `${root}backoffice/dist`), 0);
console.log(`rows of the back office: ${first.length} files, ${weightOfRows} of ${MOST_BYTES_OF_ROWS} bytes`);
if (first.length === 0 || weightOfRows > MOST_BYTES_OF_ROWS) process.exitCode = 1;
