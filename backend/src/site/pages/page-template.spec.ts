import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describePage } from './page-description.js';
import { PageTemplate } from './page-template.js';

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <!--page--><title>Shop</title><!--/page-->
    <script type="module" crossorigin src="/app.js"></script>
    <link rel="modulepreload" crossorigin href="/core.js">
    <link rel="stylesheet" crossorigin href="/style.css">
  </head>
  <body>
    <noscript
      >Built.</noscript
    >
    <div id="root"></div>
  </body>
</html>`;
const STYLE = 'a{color:red}p::after{content:"</style>"}';

let folder: string;
let template: PageTemplate;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
  await writeFile(join(folder, 'index.html'), HTML);
  await writeFile(join(folder, 'style.css'), STYLE);
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify({ en: { home: ['/font.woff2', '/home.js'], narrowed: ['/home.js', '/found.js'] } }),
  );
  template = new PageTemplate(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HOME = describePage({ title: 'Home', page: 'home', view: { address: '/', data: {} } });

describe('PageTemplate', () => {
  it('contains language, head and files of a page that is rendered in the browser', () => {
    const html = template.fill({ ...HOME, view: null }, 'ar', '<title>Home</title>', null);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).not.toContain('Shop');
    const english = template.fill(HOME, 'en', '<title>$& Home</title>', null);
    expect(english).toContain('<title>$& Home</title>\n    <link rel="preload" href="/font.woff2"');
    expect(english).toContain('<link rel="modulepreload" href="/home.js" crossorigin />');
    expect(english).not.toContain('/found.js');
    const narrowed = template.fill({ ...HOME, isNarrowed: true }, 'en', '', null);
    expect(narrowed.match(/"modulepreload" href="\/(home|found)\.js"/g)).toHaveLength(2);
    expect(english).toContain('<link rel="stylesheet" crossorigin href="/style.css">');
    expect(english).toContain('<div id="root"></div>');
  });

  it('inserts a rendered page with its style, and its scripts after its pictures', () => {
    const html = template.fill(HOME, 'en', '', { markup: '<main>$& drawn</main>', data: [] });
    expect(html).toContain('<div id="root" data-drawn><main>$& drawn</main></div>');
    expect(html).toContain('<script type="application/json" id="page-data">[]</script>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('<style>a{color:red}');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/fetchpriority="low" (crossorigin )?(src|href)="\/(app|core|home)\.js"/g)).toHaveLength(3);
  });

  it('shows the given text if scripts are off, otherwise the default text', () => {
    expect(template.fill(HOME, 'en', '', null, '<p>$& Told.</p>')).toContain('<noscript><p>$& Told.</p></noscript>');
    expect(template.fill(HOME, 'en', '', null)).toContain('Built.');
  });
});
