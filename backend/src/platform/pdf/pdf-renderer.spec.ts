import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import { prepareChromium, type PreparedChromium } from './chromium-install.js';
import { launchPrintBrowser } from './chromium-launch.js';
import { PdfClosedError, PdfFailedError, PdfQueueFullError, PdfTimeoutError } from './pdf-errors.js';
import { PdfRenderer, type PdfRendererOptions } from './pdf-renderer.js';
import type { RunningBrowser } from './warm-browser.js';

/** Takes a good part of a second for each 1,000 rows. */
const tableOf = (rows: number) =>
  `<!doctype html><table>${`<tr>${'<td>cell</td>'.repeat(10)}</tr>`.repeat(rows)}</table>`;

jest.setTimeout(20_000);

let prepared: PreparedChromium;
let launched: RunningBrowser[] = [];
let open: PdfRenderer[] = [];

beforeAll(async () => {
  prepared = await prepareChromium();
}, 60_000);

afterEach(async () => {
  await Promise.all(open.map((renderer) => renderer.close()));
  open = [];
  launched = [];
});

function renderer(options: Omit<PdfRendererOptions, 'launch'> = {}): PdfRenderer {
  const launch = async () => {
    const running = await launchPrintBrowser(prepared);
    launched.push(running);
    return running;
  };
  const made = new PdfRenderer({ ...options, launch });
  open.push(made);
  return made;
}

/** The browser is killed at the moment when the first document is sent to print. */
function diesPrinting(running: RunningBrowser): RunningBrowser {
  const newContext = running.browser.newContext.bind(running.browser);
  running.browser.newContext = async (options) => {
    const context = await newContext(options);
    const newCDPSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (page) => {
      const session = await newCDPSession(page);
      const send = session.send.bind(session);
      session.send = (method, params) => {
        if (method === 'Page.printToPDF') running.kill();
        return send(method, params);
      };
      return session;
    };
    return context;
  };
  return running;
}

function pagesIn(pdf: Buffer): number {
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('PdfRenderer', () => {
  it('starts one browser for many documents and prints no more than two at a time', async () => {
    const pdfs = renderer();
    const made = await Promise.all(Array.from({ length: 12 }, () => pdfs.render('<p>one page</p>')));
    expect(made.map(pagesIn)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(launched).toHaveLength(1);
    expect(launched[0]!.browser.contexts().length).toBeLessThanOrEqual(2);
  });

  it('runs no script of a document', async () => {
    const script = 'document.body.innerHTML = \'<p style="break-after: page">x</p>\'.repeat(5)';
    const pdf = await renderer().render(
      `<body onload="${script.replaceAll('"', '&quot;')}"><script>${script}</script>`,
    );
    expect(pagesIn(pdf)).toBe(1);
  });

  it('refuses what is more than may wait', async () => {
    const pdfs = renderer({ concurrency: 1, maxWaiting: 1 });
    const [first, second, third] = await Promise.allSettled(['1', '2', '3'].map((text) => pdfs.render(text)));
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ status: 'rejected', reason: expect.any(PdfQueueFullError) });
  });

  it('gives up a document that takes too long, and goes on with the next', async () => {
    const pdfs = renderer({ timeoutMs: 1_500 });
    await pdfs.render('<p>warm</p>');
    await expect(pdfs.render(tableOf(30_000))).rejects.toThrow(PdfTimeoutError);
    expect(pagesIn(await pdfs.render('<p>next</p>'))).toBe(1);
  });

  it('delivers the documents under way when the browser is killed', async () => {
    let starts = 0;
    const launch = async () => {
      const running = await launchPrintBrowser(prepared);
      starts += 1;
      return starts === 1 ? diesPrinting(running) : running;
    };
    const pdfs = new PdfRenderer({ launch });
    open.push(pdfs);
    const made = await Promise.all(['first', 'second', 'waiting'].map((text) => pdfs.render(`<p>${text}</p>`)));
    expect(made.map(pagesIn)).toEqual([1, 1, 1]);
    expect(starts).toBe(2);
  });

  it('starts a new browser when the last one was killed between two documents', async () => {
    const pdfs = renderer();
    await pdfs.render('<p>before</p>');
    launched[0]!.kill();
    expect(pagesIn(await pdfs.render('<p>after</p>'))).toBe(1);
    expect(launched).toHaveLength(2);
  });

  it('says that it failed when no browser starts, and tries again the next time', async () => {
    let attempts = 0;
    const launch = () => {
      attempts += 1;
      return attempts <= 2 ? Promise.reject(new Error('no browser')) : launchPrintBrowser(prepared);
    };
    const pdfs = new PdfRenderer({ launch });
    open.push(pdfs);
    await expect(pdfs.render('x')).rejects.toThrow(PdfFailedError);
    expect(pagesIn(await pdfs.render('x'))).toBe(1);
  });

  it('ends the browser when it is closed', async () => {
    const pdfs = renderer();
    await pdfs.warmUp();
    await pdfs.close();
    expect(launched[0]!.browser.isConnected()).toBe(false);
  });

  it('finishes a short document when it is closed', async () => {
    const pdfs = renderer({ graceMs: 15_000 });
    await pdfs.warmUp();
    const short = pdfs.render('<p>short</p>');
    await pdfs.close();
    expect(pagesIn(await short)).toBe(1);
  });

  it('does not wait for a long document when it is closed', async () => {
    const pdfs = renderer({ graceMs: 50 });
    await pdfs.warmUp();
    const long = pdfs.render(tableOf(30_000));
    const [closing, longEnd] = await Promise.allSettled([pdfs.close(), long]);
    expect(closing.status).toBe('fulfilled');
    expect(longEnd).toMatchObject({ status: 'rejected', reason: expect.any(PdfClosedError) });
    expect(launched).toHaveLength(1);
  });
});

describe('PdfRenderer and the network', () => {
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

  it('asks nobody for anything, whatever the document names', async () => {
    const html = `<!doctype html><head>
      <link rel="preconnect" href="${address}"><link rel="stylesheet" href="${address}/a.css">
      <style>@import url(${address}/b.css); body { background: url(${address}/c.png) }</style></head>
      <body><img src="${address}/d.png"><iframe src="${address}/e"></iframe><object data="${address}/f"></object></body>`;
    expect(pagesIn(await renderer().render(html))).toBe(1);
    expect(connections).toBe(0);
  });

  it('does not follow a document that wants to be elsewhere', async () => {
    const html = `<meta http-equiv="refresh" content="0;url=${address}/moved"><p>here</p>`;
    await renderer()
      .render(html)
      .catch((error: unknown) => expect(error).toBeInstanceOf(PdfFailedError));
    expect(connections).toBe(0);
  });
});
