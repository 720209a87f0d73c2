import { describe, expect, it } from '@jest/globals';
import { documentModel, invoiceModel } from './document-model.js';
import type { DocumentView } from './document-view.js';
import { TemplateRenderer } from './template-renderer.js';

const templates = new TemplateRenderer('');

const VIEW: DocumentView = {
  title: 'Quotation',
  number: 'QUO-2026-00001',
  seller: { name: 'Shop', legalName: 'Shop LLC', address: 'Dubai', trn: '1', email: 'a@b.example', phones: ['1', '2'] },
  buyer: { name: 'Buyer', email: '', phone: '', address: '' },
  dates: [{ label: 'Date', value: '21 November 2026' }],
  lines: [],
  totals: [{ label: 'Total', amount: 0, strong: true }],
};

/** The page without its style sheet. */
function bodyOf(view: DocumentView): string {
  const html = templates.quote(documentModel(view));
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
      ...VIEW,
      number: hostile,
      statusLabel: hostile,
      seller: { name: hostile, legalName: hostile, address: hostile, trn: hostile, email: hostile, phones: [hostile] },
      buyer: { name: hostile, email: hostile, phone: hostile, address: hostile },
      dates: [{ label: hostile, value: hostile }],
      lines: [line],
      totals: [{ label: hostile, amount: 1 }],
      note: hostile,
      terms: [hostile],
    });
    expect(body.split(text)).toHaveLength(23);
    expect(body).not.toMatch(/<(script|img)/);
  });

  it('keeps a hostile name inside the style sheet in its string', () => {
    const html = templates.quote(documentModel({ ...VIEW, number: '"}</style><script>alert(1)</script>' }));
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('reaches no further than its model, whatever the view carries besides', () => {
    const carrying: DocumentView & { adminToAdminNote: string } = { ...VIEW, adminToAdminNote: 'margin 40%' };
    expect(documentModel(carrying)).not.toHaveProperty('adminToAdminNote');
    expect(bodyOf(carrying)).not.toContain('margin 40%');
  });

  it('leaves out the headings of what is not there', () => {
    expect(bodyOf({ ...VIEW, note: '  ', terms: [] })).not.toMatch(/Note|Terms|badge/);
    const html = templates.invoice(invoiceModel({ ...VIEW, payments: [], amountPaid: 0, remaining: 0 }));
    expect(html).not.toContain('Payments received');
  });

  it('refuses a model that lacks a field', () => {
    const { number, ...rest } = documentModel(VIEW);
    expect(number).toBe(VIEW.number);
    expect(() => templates.quote(rest as ReturnType<typeof documentModel>)).toThrow(/number/);
  });

  it('refuses an amount that is not whole fils', () => {
    expect(() => bodyOf({ ...VIEW, totals: [{ label: 'Total', amount: 0.5 }] })).toThrow(RangeError);
  });
});
