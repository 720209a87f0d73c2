import { describe, expect, it } from '@jest/globals';
import { documents as ar } from './ar/documents.js';
import { documents as en } from './en/documents.js';
import type { QuoteModel } from '../platform/pdf/document-model.js';
import { TemplateRenderer } from '../platform/pdf/template-renderer.js';

const templates = new TemplateRenderer('');

const MODEL: QuoteModel = {
  language: 'en',
  labels: en.labels,
  title: 'Quotation',
  number: 'QUO-2026-00001',
  status: null,
  seller: { name: 'Shop', legalName: 'Shop LLC', address: 'Dubai', trn: '1', email: 'a@b.example', phones: ['1', '2'] },
  buyer: { name: 'Buyer', email: '', phone: '', address: '' },
  dates: [{ label: 'Date', value: '21 November 2026' }],
  lines: [],
  totals: [{ label: 'Total', amount: 0, strong: true }],
  note: '',
  terms: [],
};

/** The page without its style sheet. */
function bodyOf(model: QuoteModel): string {
  const html = templates.quote(model);
  return html.slice(html.indexOf('<body>'));
}

describe('TemplateRenderer', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['{{number}}', '{{number}}'],
    ['{{{styles}}}', '{{{styles}}}'],
    ['"><img src=x>', '&quot;&gt;&lt;img src&#x3D;x&gt;'],
  ])('prints %s as the text that it is, wherever it stands', (hostile, text) => {
    const line = {
      position: 1,
      name: hostile,
      sku: hostile,
      code: hostile,
      size: hostile,
      unit: hostile,
      qty: 1,
      unitPrice: 1,
      amount: 1,
    };
    const body = bodyOf({
      ...MODEL,
      number: hostile,
      status: { label: hostile, tone: 'neutral' },
      seller: { name: hostile, legalName: hostile, address: hostile, trn: hostile, email: hostile, phones: [hostile] },
      buyer: { name: hostile, email: hostile, phone: hostile, address: hostile },
      dates: [{ label: hostile, value: hostile }],
      lines: [line],
      totals: [{ label: hostile, amount: 1, strong: false }],
      note: hostile,
      terms: [hostile],
    });
    expect(body.split(text)).toHaveLength(23);
    expect(body).not.toMatch(/<(script|img)/);
  });

  it('keeps a hostile name inside the style sheet in its string', () => {
    const html = templates.quote({ ...MODEL, number: '"}</style><script>alert(1)</script>' });
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('reaches no further than its model, whatever an object carries besides', () => {
    const carrying: QuoteModel & { adminToAdminNote: string } = { ...MODEL, adminToAdminNote: 'margin 40%' };
    expect(bodyOf(carrying)).not.toContain('margin 40%');
  });

  it('leaves out the headings of what is not there', () => {
    expect(bodyOf({ ...MODEL, note: '', terms: [] })).not.toMatch(/Note|Terms|badge/);
    const html = templates.invoice({ ...MODEL, payments: [], amountPaid: 0, remaining: 0 });
    expect(html).not.toContain('Payments received');
  });

  it('refuses a model that lacks a field', () => {
    const { number, ...rest } = MODEL;
    expect(number).toBe(MODEL.number);
    expect(() => templates.quote(rest as QuoteModel)).toThrow(/number/);
  });

  it('refuses an amount that is not whole fils', () => {
    expect(() => bodyOf({ ...MODEL, totals: [{ label: 'Total', amount: 0.5, strong: true }] })).toThrow(RangeError);
  });

  it('writes an Arabic document from right to left, with amounts in AED and Latin digits', () => {
    const html = templates.quote({ ...MODEL, language: 'ar', labels: ar.labels });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<h2>${ar.labels.to}</h2>`);
    expect(html.slice(html.indexOf('<body>'))).toMatch(/AED<\/span> 0\.00/);
  });
});
