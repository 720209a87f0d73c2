import { describe, expect, it } from '@jest/globals';
import { parseListQuery } from '../../platform/lists/list-query.js';
import { INVOICE_LIST } from './invoices.list.js';

const conditions = (filter: object) =>
  parseListQuery(INVOICE_LIST, { filter: JSON.stringify(filter) }, { now: new Date('2026-11-21T08:00:00Z'), users: [] })
    .filter;

describe('the filter by status', () => {
  it('matches any of the requested statuses, even if they are repeated', () => {
    const byAdvances = { advanced: { $gt: 0 }, creditedAt: null };
    const something = [{ amountDue: { $gt: 0 } }, { amountPaid: { $gt: 0 } }, byAdvances];
    const paid = { remainingDue: 0, voidedAt: null, writtenOff: { $in: [0, null] }, $or: something };
    expect(conditions({ status: 'Paid' })).toEqual({ $and: [{ $or: [paid] }] });
    expect(conditions({ status: ['Paid', 'Paid'] })).toEqual({ $and: [{ $or: [paid] }] });
  });

  it('finds nothing if no status is requested', () => {
    expect(conditions({ status: [] })).toEqual({ $and: [{ _id: { $in: [] } }] });
  });
});
