import { describe, expect, it } from '@jest/globals';
import { documentMessage, quoteMessage, whatsAppLink } from './whatsapp.js';

describe('whatsAppLink', () => {
  it.each([
    ['050 123 4567', 'https://wa.me/971501234567'],
    ['+971 50 123 4567', 'https://wa.me/971501234567'],
    ['00971501234567', 'https://wa.me/971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', 'https://wa.me/971501234567'],
    ['', 'https://wa.me/'],
  ])('builds for %j the link %s', (phone, link) => {
    expect(whatsAppLink(phone)).toBe(link);
  });

  it('contains a text unchanged', () => {
    expect(whatsAppLink('', 'Quote & more?\nhttps://a.example/q/x')).toBe(
      'https://wa.me/?text=Quote%20%26%20more%3F%0Ahttps%3A%2F%2Fa.example%2Fq%2Fx',
    );
  });
});

it('a quote is shared in either language, with its link on a separate line', () => {
  const quote = { number: 'QUO-2026-00001', shop: 'Printers', url: 'https://a.example/q/x' };
  expect(quoteMessage({ ...quote, until: '2026-11-30' }, 'en')).toBe(
    'Quote QUO-2026-00001 from Printers, valid until 30 Nov 2026:\nhttps://a.example/q/x',
  );
  expect(quoteMessage({ ...quote, until: null }, 'ar')).toBe(
    'عرض السعر QUO-2026-00001 من Printers:\nhttps://a.example/q/x',
  );
});

it.each([
  ['en', 'invoice', 'INV-2026-00007', 'Invoice INV-2026-00007 from Press & Pack:\nhttps://shop.example/x'],
  ['ar', 'statement', '2026', 'كشف الحساب 2026 من Press & Pack:\nhttps://shop.example/x'],
] as const)('a document is shared in %s with its name and its link', (language, kind, name, text) => {
  const shared = { kind, name, shop: 'Press & Pack', url: 'https://shop.example/x' };
  expect(documentMessage(shared, language)).toBe(text);
});
