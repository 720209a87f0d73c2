import { describe, expect, it } from '@jest/globals';
import { quote, quoteLine } from '../../../test/given';
import { findDocuments, ofQuote } from './account-documents';
import { type DocumentFilters, readDocumentFilters, withDocumentFilters } from '../documents/document-filters';

const now = new Date('2026-11-24T08:00:00.000Z');
const ribbon = ofQuote(quote({ _id: 'q1', createdAt: '2026-11-20T08:00:00.000Z', status: 'Quoted' }));
const tape = ofQuote(
  quote({
    ...{ _id: 'q2', number: 'QUO-2025-00007', createdAt: '2025-03-01T08:00:00.000Z', status: 'Rejected' },
    requestedItems: [quoteLine({ productName: 'Double Face Tape 12-mm', sku: 'TAP-00003', code: '' })],
  }),
);
const ordered = { ...ribbon, kind: 'order', id: 'o1', number: 'ORD-2026-00001', poNumber: 'PO-4711' } as const;

const found = (filters: Partial<DocumentFilters>) =>
  findDocuments([tape, ribbon, ordered], { q: '', kind: null, status: '', period: 'all', ...filters }, now).map(
    ({ id }) => id,
  );

describe('the search of the account', () => {
  it.each([
    ['quo-2025', ['q2']],
    ['QUO 2025 00007', ['q2']],
    ['٠٠٠٠٧', ['q2']],
    ['po4711', []],
    ['po-4711', ['o1']],
    ['RIB-00001', ['q1', 'o1']],
    ['tape 12', ['q2']],
    ['tape black', []],
    ['', ['q1', 'o1', 'q2']],
  ])('finds by number, PO, name and SKU: %j', (q, ids) => {
    expect(found({ q })).toEqual(ids);
  });

  it('omits other kinds, other states and other times', () => {
    expect(found({ kind: 'order' })).toEqual(['o1']);
    expect(found({ status: 'Rejected' })).toEqual(['q2']);
    expect(found({ period: 'month' })).toEqual(['q1', 'o1']);
    expect(found({ period: 'lastYear' })).toEqual(['q2']);
  });
});

describe('the filters of the account', () => {
  it('survive in the address, which omits those that select everything', () => {
    const filters = { q: 'tape', kind: 'order', status: 'Delivered', period: 'year' } as const;
    const params = withDocumentFilters(new URLSearchParams('account=1'), filters);
    expect(params.toString()).toBe('account=1&q=tape&kind=order&status=Delivered&time=year');
    expect(readDocumentFilters(params, ['Delivered'])).toEqual(filters);
    const none = withDocumentFilters(params, { q: '', kind: null, status: '', period: 'all' });
    expect(none.toString()).toBe('account=1');
  });

  it('ignore unknown values in the address', () => {
    const params = new URLSearchParams('kind=cart&status=Lost&time=never');
    expect(readDocumentFilters(params, ['Delivered'])).toEqual({ q: '', kind: null, status: '', period: 'all' });
  });
});
