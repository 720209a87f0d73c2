import { afterAll, beforeAll } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareChromium } from '../../src/platform/pdf/chromium-install.js';
import { documents as en } from '../../src/documents/texts/en/documents.js';
import type { DocumentLine, QuoteModel } from '../../src/documents/document-model.js';
import type { TemplateModel } from '../../src/platform/pdf/template-renderer.js';
import { templateFolder } from '../../src/platform/config/paths.js';
import { DocumentsService } from '../../src/platform/pdf/documents.service.js';

const SHOP = {
  name: 'Press & Pack Supplies',
  legalName: 'Press & Pack Supplies Trading LLC',
  address: 'Warehouse 12, Dubai',
  trn: '100000000000003',
  email: 'sales@pressandpack.example',
  phones: ['+971 50 000 0001', '+971 50 000 0002'],
};

export const PERSON = { name: '', contact: '', trn: '', email: '', phone: '', address: '' };

/** Prints with one browser for all tests of a file. */
export function printer() {
  let documents: DocumentsService;
  let unused: string;

  beforeAll(async () => {
    // The browser of the user's cache, so that it is not unpacked for each run.
    const { executablePath } = await prepareChromium();
    unused = await mkdtemp(join(tmpdir(), 'documents-'));
    documents = new DocumentsService({
      templates: templateFolder('documents'),
      browserPath: executablePath,
      cacheDir: unused,
    });
    await documents.warmUp();
  }, 60_000);

  afterAll(async () => {
    await documents.onApplicationShutdown();
    await rm(unused, { recursive: true });
  });

  return <Model extends TemplateModel>(template: string, model: Model) => documents.print('caller', template, model);
}

export function lines(count: number): DocumentLine[] {
  return Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    name: `Hot-Stamping Ribbon 1-inch no ${index + 1}`,
    sku: `RIB-${String(index + 1).padStart(5, '0')}`,
    code: 'FC3',
    size: '1-inch',
    unit: 'roll',
    packs: '',
    qty: 2,
    unitPrice: 1850,
    amount: 3700,
  }));
}

export function quotation(changes: Partial<QuoteModel> = {}): QuoteModel {
  return {
    language: 'en',
    labels: en.labels,
    title: 'Quotation',
    number: 'QUO-2026-00042',
    badges: [{ label: 'Quoted', tone: 'neutral' }],
    seller: SHOP,
    buyer: {
      ...PERSON,
      name: 'Gulf Cartons',
      email: 'farah@gulfcartons.example',
      phone: '+971 55 123 4567',
      address: 'Sharjah',
    },
    dates: [{ label: 'Date', value: '21 November 2026' }],
    lines: lines(1),
    taxTable: null,
    totals: [{ label: 'Total', amount: 123_456_789, strong: true }],
    deliverTo: '',
    note: 'In stock.',
    terms: ['Prices are in UAE dirhams (AED).'],
    ...changes,
  };
}

const A4_HEIGHT = 842;
/** The margins above and below the text, in points. */
const [TOP, BOTTOM] = [51, 57];
/** From a baseline to the line below its row. */
const BELOW_BASELINE = 6;

/**
 * The text of each page; `right` is how far to the right, in points, anything on it reaches, `filled` which share of the
 * height between the margins is used.
 */
export async function read(pdf: Uint8Array): Promise<{ text: string; right: number; filled: number }[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    // A space between cells may reach invisibly over the edge.
    const seen = pieces.filter(({ str }) => str.trim() !== '');
    const lowest = Math.min(...seen.map(({ transform }) => Number(transform[5])).filter((y) => y > BOTTOM));
    const rights = seen.map(({ transform, width }) => Number(transform[4]) + width);
    pages.push({
      text: pieces
        .map(({ str }) => str)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      right: Math.max(...rights),
      filled: (A4_HEIGHT - TOP - lowest + BELOW_BASELINE) / (A4_HEIGHT - TOP - BOTTOM),
    });
  }
  await loading.destroy();
  return pages;
}
