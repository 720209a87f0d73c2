import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import type { Browser } from 'playwright-core';
import { prepareChromium, type PreparedChromium } from '../../src/platform/pdf/chromium-install.js';
import { PdfRenderer, type PdfRendererOptions } from '../../src/platform/pdf/pdf-renderer.js';
import { PrintBrowserLauncher } from '../../src/platform/pdf/print-browser.js';

/** Takes a good part of a second for each 1,000 rows. */
const tableOf = (rows: number) =>
  `<!doctype html><table>${`<tr>${'<td>cell</td>'.repeat(10)}</tr>`.repeat(rows)}</table>`;

jest.setTimeout(20_000);

let prepared: PreparedChromium;
const warnings: string[] = [];
const launcher = new PrintBrowserLauncher(
  () => Promise.resolve(prepared),
  (line) => warnings.push(line),
);
let launched: Browser[] = [];
let open: PdfRenderer[] = [];

beforeAll(async () => {
  prepared = await prepareChromium();
}, 60_000);

afterEach(async () => {
  await Promise.all(open.map((renderer) => renderer.close()));
  open = [];
  launched = [];
});

async function launchNoted(): Promise<Browser> {
  const browser = await launcher.launch();
  launched.push(browser);
  return browser;
}

function renderer(options: Partial<PdfRendererOptions> = {}): PdfRenderer {
  const made = new PdfRenderer({ launch: launchNoted, ...options });
  open.push(made);
  return made;
}

async function crash(browser: Browser): Promise<void> {
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  const session = await browser.newBrowserCDPSession();
  session.send('Browser.crash').catch(() => undefined);
  await gone;
}

/** The browser crashes at the moment when a document is sent to print. */
function crashesPrinting(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('page', (page) => {
      const pdf = page.pdf.bind(page);
      page.pdf = async (settings) => {
        const [printed] = await Promise.all([pdf(settings), crash(browser)]);
        return printed;
      };
    });
    return context;
  };
  return browser;
}

function pagesIn(pdf: Buffer): number {
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('PdfRenderer', () => {
  it('prints many documents in one browser, and closes used pages', async () => {
    const pdfs = renderer();
    const pageCounts: number[] = [];
    for (let count = 0; count < 40; count += 1) pageCounts.push(pagesIn(await pdfs.print('<p>one page</p>')));
    expect(new Set(pageCounts)).toEqual(new Set([1]));
    expect(launched).toHaveLength(1);
    expect(launched[0]?.contexts()).toHaveLength(1);
  });

  it('runs no scripts of a document', async () => {
    const script = 'document.body.innerHTML = \'<p style="break-after: page">x</p>\'.repeat(5)';
    const pdf = await renderer().print(`<body onload="${script.replaceAll('"', '&quot;')}"><script>${script}</script>`);
    expect(pagesIn(pdf)).toBe(1);
  });

  it('stops a document that takes too long, and continues with the next', async () => {
    const pdfs = renderer({ timeoutMs: 1_500 });
    await pdfs.print('<p>warm</p>');
    await expect(pdfs.print(tableOf(30_000))).rejects.toMatchObject({ reason: 'timeout' });
    expect(pagesIn(await pdfs.print('<p>next</p>'))).toBe(1);
  });

  it('delivers the documents in progress if the browser crashes', async () => {
    const launch = async () => {
      const browser = await launchNoted();
      return launched.length === 1 ? crashesPrinting(browser) : browser;
    };
    const pdfs = renderer({ launch });
    const made = await Promise.all(['first', 'second'].map((text) => pdfs.print(`<p>${text}</p>`)));
    expect(made.map(pagesIn)).toEqual([1, 1]);
    expect(launched).toHaveLength(2);
  });

  it('starts a new browser if the previous one crashed between two documents', async () => {
    const pdfs = renderer();
    await pdfs.print('<p>before</p>');
    await crash(launched[0]!);
    expect(pagesIn(await pdfs.print('<p>after</p>'))).toBe(1);
    expect(launched).toHaveLength(2);
  });

  it('starts a new browser if the previous one opens no page', async () => {
    const launch = async () => {
      const browser = await launchNoted();
      if (launched.length === 1) browser.newContext = () => Promise.reject(new Error('no page'));
      return browser;
    };
    expect(pagesIn(await renderer({ launch }).print('<p>printed</p>'))).toBe(1);
    expect(launched.map((browser) => browser.isConnected())).toEqual([false, true]);
  });

  it('fails if no browser starts, and tries again with the next document', async () => {
    let attempts = 0;
    const launch = () => {
      attempts += 1;
      return attempts <= 2 ? Promise.reject(new Error('no browser')) : launchNoted();
    };
    const pdfs = renderer({ launch });
    await expect(pdfs.print('x')).rejects.toMatchObject({ reason: 'failed', cause: new Error('no browser') });
    expect(pagesIn(await pdfs.print('x'))).toBe(1);
  });

  it('ends the browser and rejects documents in progress when it is closed', async () => {
    const pdfs = renderer();
    await pdfs.warmUp();
    const long = pdfs.print(tableOf(30_000));
    const [closing, printing] = await Promise.allSettled([pdfs.close(), long]);
    expect(closing.status).toBe('fulfilled');
    expect(printing).toMatchObject({ status: 'rejected', reason: { reason: 'stopping' } });
    expect(launched.map((browser) => browser.isConnected())).toEqual([false]);
  });

  it('lets a document load only the given files', async () => {
    const requested: string[] = [];
    const files = new Map([['https://files.invalid/a.css', Buffer.from('p { break-after: page }')]]);
    const launch = async () => {
      const browser = await launchNoted();
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) =>
        (await newContext(options)).on('requestfailed', (request) => requested.push(request.url()));
      return browser;
    };
    const link = (name: string) => `<link rel="stylesheet" href="https://files.invalid/${name}.css">`;
    const pdf = await renderer({ files, launch }).print(`${link('a')}${link('b')}<p>1</p><p>2</p><p>3</p>`);
    expect(pagesIn(pdf)).toBe(3);
    expect(requested).toEqual(['https://files.invalid/b.css']);
  });
});

describe('PdfRenderer without network access', () => {
  let server: Server;
  let connections = 0;
  let address: string;

  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('not listening on a port');
    address = `http://127.0.0.1:${bound.port}`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('loads nothing from other hosts, even if the document links to them', async () => {
    const html = `<!doctype html><head>
      <link rel="preconnect" href="${address}"><link rel="stylesheet" href="${address}/a.css">
      <style>@import url(${address}/b.css); body { background: url(${address}/c.png) }</style></head>
      <body><img src="${address}/d.png"><iframe src="${address}/e"></iframe><object data="${address}/f"></object></body>`;
    expect(pagesIn(await renderer().print(html))).toBe(1);
    expect(connections).toBe(0);
  });

  it('does not follow a document that navigates elsewhere', async () => {
    const html = `<meta http-equiv="refresh" content="0;url=${address}/moved"><p>here</p>`;
    await renderer()
      .print(html)
      .catch((error: unknown) => expect(error).toMatchObject({ reason: 'failed' }));
    expect(connections).toBe(0);
  });
});
