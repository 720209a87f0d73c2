import { describe, expect, it } from '@jest/globals';
import { documents as ar } from './texts/ar/documents.js';
import { documents as en } from './texts/en/documents.js';
import { templateFolder } from '../platform/config/paths.js';
import type { QuoteModel } from './document-model.js';
import { TemplateRenderer } from '../platform/pdf/template-renderer.js';

const templates = new TemplateRenderer(templateFolder('documents'), '');

const MODEL: QuoteModel = {
  language: 'en',
  labels: en.labels,
  title: 'Quotation',
  number: 'QUO-2026-00001',
  badges: [],
  seller: { name: 'Shop', legalName: 'Shop LLC', address: 'Dubai', trn: '1', email: 'a@b.example', phones: ['1', '2'] },
  buyer: { name: 'Buyer', contact: '', trn: '', email: '', phone: '', address: '' },
  dates: [{ label: 'Date', value: '21 November 2026' }],
  lines: [],
  taxTable: null,
  totals: [{ label: 'Total', amount: 0, strong: true }],
  deliverTo: '',
  note: '',
  terms: [],
};

/** The page without its style sheet. */
function bodyOf(model: QuoteModel): string {
  const html = templates.render('quote', model);
  return html.slice(html.indexOf('<body>'));
}

describe('TemplateRenderer', () => {
  it('isolates sizes and ranges of Arabic texts in documents of every language', () => {
    const model = { ...MODEL, labels: ar.labels, note: 'قياس 0.4 × 1.5 مم', terms: ['حرارة 110–150 °م'] };
    const arabic = bodyOf({ ...model, language: 'ar' });
    expect(arabic).toContain('قياس \u20660.4 × 1.5\u2069 مم');
    expect(arabic).toContain('حرارة \u2066110–150\u2069 °م');
    expect(bodyOf(model)).toContain('قياس \u20660.4 × 1.5\u2069 مم');
    expect(bodyOf({ ...model, note: 'Size 0.4 × 1.5 mm' })).toContain('Size 0.4 × 1.5 mm');
  });

  it.each(['lines', 'taxTable'] as const)(
    'isolates the size in an Arabic name of a paper in both languages: %s',
    (table) => {
      const name = 'ماتريكس التكسير 0.4 × 1.5 مم';
      const line = {
        position: 1,
        name,
        sku: 'CRM',
        code: '',
        size: '',
        reason: '',
        unit: 'roll',
        packs: '',
        qty: 1,
        unitPrice: 1,
      };
      const taxed = { ...line, discount: 0, net: 1, rate: '5%', vat: 0, gross: 1 };
      const taxTable = { priceLabel: 'AED', hasDiscounts: false, lines: [taxed] };
      const lines = [{ ...line, amount: 1 }];
      const body = bodyOf({ ...MODEL, language: 'both', lines, taxTable: table === 'taxTable' ? taxTable : null });
      expect(body).toContain('التكسير \u20660.4 × 1.5\u2069 مم');
    },
  );

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['{{number}}', '{{number}}'],
    ['{{{styles}}}', '{{{styles}}}'],
    ['"><img src=x>', '&quot;&gt;&lt;img src&#x3D;x&gt;'],
  ])('prints %s as plain text in every place', (hostile, text) => {
    const line = {
      position: 1,
      name: hostile,
      sku: hostile,
      code: hostile,
      size: hostile,
      unit: hostile,
      packs: hostile,
      qty: 1,
      unitPrice: 1,
      amount: 1,
    };
    const body = bodyOf({
      ...MODEL,
      number: hostile,
      badges: [{ label: hostile, tone: 'neutral' }],
      seller: { name: hostile, legalName: hostile, address: hostile, trn: hostile, email: hostile, phones: [hostile] },
      buyer: { name: hostile, contact: hostile, trn: hostile, email: hostile, phone: hostile, address: hostile },
      dates: [{ label: hostile, value: hostile }],
      lines: [line],
      totals: [{ label: hostile, amount: 1, strong: false }],
      note: hostile,
      terms: [hostile],
    });
    expect(body.split(text)).toHaveLength(26);
    expect(body).not.toMatch(/<(script|img)/);
  });

  it('keeps a hostile name inside the style sheet in its string', () => {
    const html = templates.render('quote', { ...MODEL, number: '"}</style><script>alert(1)</script>' });
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('shows the logo and the colour of the shop', () => {
    const html = templates.render('quote', MODEL, { logo: 'data:image/png;base64,AA==', accent: '#1a4d8f' });
    expect(html).toContain('<img class="brand-logo" src="data:image/png;base64,AA&#x3D;&#x3D;" alt="" />');
    expect(html).toContain('--brand: #1a4d8f;');
    expect(html).not.toContain('<svg');
    expect(bodyOf(MODEL)).toContain('<svg');
  });

  it.each(['red', '#1a4d8f; } body { display: none', '</style>'])(
    'lets no colour like %j into its styles',
    (accent) => {
      expect(() => templates.render('quote', MODEL, { logo: '', accent })).toThrow(RangeError);
    },
  );

  it('reads only the own properties of its model', () => {
    const carrying: QuoteModel & { adminToAdminNote: string } = { ...MODEL, adminToAdminNote: 'margin 40%' };
    expect(bodyOf(carrying)).not.toContain('margin 40%');
  });

  it('omits the headings of empty parts', () => {
    expect(bodyOf({ ...MODEL, note: '', terms: [] })).not.toMatch(/Note|Terms|badge/);
    const html = templates.render('invoice', {
      ...MODEL,
      advances: [],
      vatAfterAdvances: null,
      payments: [],
      settlement: { asOf: '', rows: [] },
      amountInWords: '',
      bankAccounts: [],
      rfReference: '',
    });
    expect(html).not.toMatch(/Payments received|Less advances/);
  });

  it('refuses a model that lacks a field', () => {
    const { number, ...rest } = MODEL;
    expect(number).toBe(MODEL.number);
    expect(() => templates.render('quote', rest as QuoteModel)).toThrow(/number/);
  });

  it('refuses an amount that is not whole fils', () => {
    expect(() => bodyOf({ ...MODEL, totals: [{ label: 'Total', amount: 0.5, strong: true }] })).toThrow(RangeError);
  });

  it('writes an Arabic document from right to left, with amounts in AED and Latin digits', () => {
    const html = templates.render('quote', { ...MODEL, language: 'ar', labels: ar.labels });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<h2>${ar.labels.to}</h2>`);
    expect(html.slice(html.indexOf('<body>'))).toMatch(/AED<\/span> 0\.00/);
  });
});
