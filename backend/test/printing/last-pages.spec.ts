import { describe, expect, it, jest } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bothLanguages } from '../../src/documents/texts/both-languages.js';
import { documents as en } from '../../src/documents/texts/en/documents.js';
import { documents as ar } from '../../src/documents/texts/ar/documents.js';
import { lines, printer, quotation, read } from './papers.js';

jest.setTimeout(120_000);

const print = printer();

const TOTALS = ['Subtotal', 'Delivery', 'Total'].map((label) => ({ label, amount: 100, strong: false }));
const BANK = { bank: 'Emirates NBD', accountName: 'Press & Pack LLC', iban: 'AE07 0331 2345', bic: 'EBILAEAD' };
const MONEY = {
  ...{
    payments: [],
    advances: [],
    vatAfterAdvances: null,
    rest: [],
    settlement: { asOf: '', rows: [] },
    bankAccounts: [BANK],
    rfReference: '',
  },
  amountInWords: 'One hundred dirhams only.',
};
const ADVANCE = { number: 'INV-2026-00001', date: '1 November 2026', net: 100, vat: 5, gross: 105 };
const TAX = { discount: 0, net: 3524, rate: '5 %', vat: 176, gross: 3700, reason: '' };

const paper = (count: number) =>
  quotation({
    lines: lines(count),
    totals: TOTALS,
    terms: ['The first.', 'The last term.'],
    deliverTo: 'Al Quoz 3, Dubai',
  });

const taxTable = (count: number) => ({
  priceLabel: 'AED incl. VAT',
  hasDiscounts: false,
  lines: lines(count).map((line) => ({ ...line, ...TAX })),
});

const creditNote = (count: number) => ({
  ...{ ...paper(count), isTaxed: true, valueLabel: 'Value', amountInWords: 'One hundred dirhams only.' },
  credits: lines(count).map((line) => ({ ...line, ...TAX })),
  values: ['Before', 'After'].map((label) => ({ label, amount: 100, strong: false, net: 95, vat: 5 })),
});

/** The papers whose ending takes more than 40% of a page: it may continue on a page of its own, with this above the terms. */
const HIGH: Readonly<Record<string, string>> = {
  'a proforma invoice': 'INV-2026-00001',
  'an invoice with advances, payments and a settlement': 'Cash',
  'a quote in Arabic with high lines': 'In stock.',
  'a tax credit note': 'Before',
  'a tax credit note in both languages': 'Before',
};

/** The papers: name, template, and the model for a number of lines. */
const PAPERS: readonly (readonly [name: string, template: string, modelOf: (count: number) => object])[] = [
  ['a quote', 'quote', paper],
  ['a quote without note and terms', 'quote', (count) => ({ ...paper(count), note: '', terms: [] })],
  ['an Arabic quote', 'quote', (count) => ({ ...paper(count), language: 'ar', labels: ar.labels })],
  [
    'a quote in Arabic with high lines',
    'quote',
    (count) => ({
      ...{ ...paper(count), language: 'ar', labels: ar.labels },
      terms: ['الأسعار بالدرهم.', 'التوصيل داخل الإمارات.', 'للطلب أرسل تأكيدك.', 'The last term.'],
      lines: lines(count).map((line) => ({ ...line, name: `${line.name} ${'شريط ختم حراري '.repeat(6)}` })),
    }),
  ],
  ['a proforma invoice', 'order', (count) => ({ ...paper(count), ...MONEY, advances: [ADVANCE], taxTable: null })],
  ['a tax invoice', 'invoice', (count) => ({ ...paper(count), ...MONEY, taxTable: taxTable(count) })],
  ['an Arabic invoice', 'invoice', (count) => ({ ...paper(count), ...MONEY, language: 'ar', labels: ar.labels })],
  [
    'an invoice in both languages',
    'invoice',
    (count) => ({ ...paper(count), ...MONEY, language: 'both', labels: bothLanguages(en.labels, ar.labels) }),
  ],
  [
    'an invoice with advances, payments and a settlement',
    'invoice',
    (count) => ({
      ...{ ...paper(count), ...MONEY, advances: [ADVANCE], vatAfterAdvances: 171 },
      payments: [{ date: '25 November 2026', method: 'Cash', amount: 40 }],
      settlement: { asOf: 'As of today', rows: [{ label: 'Remaining due', amount: 60 }] },
    }),
  ],
  ['a tax credit note', 'credit-note', creditNote],
  [
    'a tax credit note in both languages',
    'credit-note',
    (count) => ({
      ...{ ...creditNote(count), language: 'both', labels: bothLanguages(en.labels, ar.labels) },
      amountInWords: 'One hundred dirhams only.\nمئة درهم فقط.',
      credits: lines(count).map((line) => ({ ...line, ...TAX, name: `${line.name}\nشريط ختم حراري 1 بوصة` })),
    }),
  ],
  [
    'a statement',
    'statement',
    (count) => ({
      ...{ ...paper(count), opening: { label: 'Opening balance', amount: 0 }, cheques: null },
      entries: lines(count).map(({ sku }) => ({
        ...{ date: '1 Nov 2026', entry: 'Invoice', number: sku, reference: '', due: '', settled: [] },
        ...{ debit: 100, credit: null, balance: 100 },
      })),
      ages: [{ label: 'The last term.', amount: 100 }],
    }),
  ],
  [
    'a delivery note',
    'delivery-note',
    (count) => ({
      ...{ ...paper(count), columns: ['Ordered', 'Delivered'], placeLabel: 'Place', isSigned: true },
      lines: lines(count).map((line) => ({ ...line, quantities: [1, 2], place: 'A1' })),
    }),
  ],
  [
    'a price list',
    'price-list',
    (count) => ({
      ...{ ...paper(count), columns: { from: 'From', price: 'AED', days: '' }, hasDays: false },
      lines: lines(count).map((line) => ({ ...line, minQty: 1, price: 1, percent: '', quantities: '', days: '' })),
    }),
  ],
];

/** A part of the structure of a tagged PDF. */
interface Part {
  readonly role?: string;
  readonly children?: readonly Part[];
}

const tablesIn = (part: Part): Part[] =>
  part.role === 'Table' ? [part] : (part.children ?? []).flatMap((child) => tablesIn(child));

describe('the last page', () => {
  it.each(PAPERS)(
    'contains for %s a line, the totals and everything below them, for any number of lines, and no other page is half empty',
    async (name, template, modelOf) => {
      const pageCounts = new Set<number>();
      const hasTotals = !['delivery-note', 'price-list'].includes(template);
      // The ending is higher than three lines, so every length is covered at which it would be alone on a page.
      for (let count = 1; count <= 40; count += 3) {
        const model = modelOf(count) as ReturnType<typeof paper>;
        const pages = await read(await print(template, model));
        pageCounts.add(pages.length);
        expect([count, ...pages.slice(0, -1).filter(({ filled }) => filled < 0.6)]).toEqual([count]);
        const totals = hasTotals ? ['Subtotal', 'Delivery', 'Total'] : [];
        const missingOn = (page: { text: string } | undefined, texts: readonly string[]) =>
          texts.filter((text) => page?.text.includes(text) !== true);
        const above = HIGH[name];
        const page = above === undefined ? pages.at(-1) : pages.find(({ text }) => text.includes('Subtotal'));
        const missing = [
          ...missingOn(page, ['RIB-', ...totals]),
          ...missingOn(pages.at(-1), [...model.terms.slice(-1), ...(above ? [above] : [])]),
        ];
        expect([count, ...missing]).toEqual([count]);
        const whole = pages.map(({ text }) => text).join(' ');
        expect(lines(count).filter(({ sku }) => whole.split(sku).length !== 2)).toEqual([]);
      }
      expect(pageCounts.size).toBeGreaterThan(1);
    },
  );

  it('has no table nested in the table of lines for readers of a tagged PDF', async () => {
    const pdf = await print('invoice', PAPERS[5]![2](2) as ReturnType<typeof paper>);
    const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1);
    const tables = tablesIn((await page.getStructTree()) as Part);
    expect(tables.map((table) => (JSON.stringify(table).match(/"TR"/g) ?? []).length)).toEqual([3, 3]);
    expect(tables.flatMap(({ children = [] }) => children.flatMap(tablesIn))).toEqual([]);
  });
});
