import { describe, expect, it } from '@jest/globals';
import { brokenDocuments } from '../../../test/e-invoicing/samples/broken-documents.js';
import { randomDocuments } from '../../../test/e-invoicing/samples/random-documents.js';
import { validDocuments } from '../../../test/e-invoicing/samples/valid-documents.js';
import { findingsOf, RULES } from './check.js';

const NOW = new Date('2026-11-25T12:00:00Z');
/** `E_INVOICES=5000 npm test -- --unit e-invoicing` tries more. */
const RANDOM = Number(process.env['E_INVOICES'] ?? 500);

describe('the checks of e-invoices', () => {
  it.each([...validDocuments()])('find no problem in %s', (_name, document) => {
    expect(findingsOf(document, NOW)).toEqual([]);
  });

  it.each(brokenDocuments())('find that $rule is broken, and nothing else', ({ rule, document }) => {
    expect([...new Set(findingsOf(document, NOW).map((finding) => finding.rule))]).toEqual([rule]);
  });

  it('have an invalid document for each rule, and list the rules that are stricter than the official ones', () => {
    const broken = new Map(brokenDocuments().map(({ rule, stricter }) => [rule, stricter]));
    expect(RULES.map(({ id, stricter }) => [id, stricter])).toEqual(RULES.map(({ id }) => [id, broken.get(id)]));
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });

  it('find no problem in typical documents of shops', () => {
    let count = 0;
    for (const document of randomDocuments(2026)) {
      if (count >= RANDOM) break;
      count += 1;
      const findings = findingsOf(document, NOW);
      if (findings.length > 0) throw new Error(`${document.number}: ${JSON.stringify(findings)}`);
    }
    expect(count).toBe(RANDOM);
  });

  it('name the page on which a problem can be fixed', () => {
    const [invoice] = validDocuments().values();
    const document = invoice && {
      ...invoice,
      seller: { ...invoice.seller, trn: '1' },
      buyer: { ...invoice.buyer, trn: '1' },
    };
    expect(document && findingsOf(document, NOW)).toEqual([
      { rule: 'ibr-132-ae', field: 'seller.trn', page: 'settings' },
      { rule: 'ibr-132-ae', field: 'buyer.trn', page: 'buyer' },
    ]);
  });

  it('take less than 5 ms for 100 lines', () => {
    const document = validDocuments().get('invoice-hundred-small-lines');
    if (document === undefined) throw new Error('There is no such document.');
    const times = Array.from({ length: 50 }, () => {
      const begun = performance.now();
      findingsOf(document, NOW);
      return performance.now() - begun;
    }).sort((a, b) => a - b);
    expect(times[25]).toBeLessThan(5);
  });
});
