import { describe, expect, it } from '@jest/globals';
import { requestTimeline } from './request-timeline';

const unknown = { quotedAt: null, confirmedAt: null, rejectedAt: null };
const quote = (status: 'Requested' | 'Quoted' | 'Confirmed' | 'Rejected', dates = {}) => ({
  ...{ status, createdAt: '2026-03-01' },
  ...unknown,
  ...dates,
});
const order = { createdAt: '2026-03-03', status: 'Processing' as const, totalPrice: 100 };
const invoice = { createdAt: '2026-03-04', status: 'Unpaid' as const, payments: [] };
const payment = (paymentDate: string, status: 'Received' | 'Refunded' = 'Received') => ({
  _id: paymentDate,
  amount: 50,
  ...{
    paymentMethod: 'Cash' as const,
    chequeNumber: '',
    chequeDate: null,
    net: 50,
    refunds: [],
    receiptNumber: '',
    appliedFrom: '',
  },
  paymentDate,
  status,
  state: status,
});

const reported = (chain: Parameters<typeof requestTimeline>[0]) =>
  requestTimeline(chain).map(({ name, state, at }) => [name, state, at ?? ''].join(' ').trim());

const toCome = ['ordered toCome', 'invoiced toCome', 'paid toCome'];

describe('the timeline of a request', () => {
  it.each([
    ['Requested' as const, ['quoted toCome', 'confirmed toCome', ...toCome]],
    ['Quoted' as const, ['quoted done', 'confirmed toCome', ...toCome]],
    ['Confirmed' as const, ['quoted done', 'confirmed done', ...toCome]],
    ['Rejected' as const, ['rejected stopped']],
  ])('is right for a quote that is %s', (status, rest) => {
    expect(reported({ quote: quote(status) })).toEqual(['requested done 2026-03-01', ...rest]);
  });

  it('shows when it was offered and decided if that is known', () => {
    const dates = { quotedAt: '2026-03-02', confirmedAt: '2026-03-03' };
    expect(reported({ quote: quote('Confirmed', dates) }).slice(1, 3)).toEqual([
      'quoted done 2026-03-02',
      'confirmed done 2026-03-03',
    ]);
    expect(reported({ quote: quote('Rejected', { ...dates, rejectedAt: '2026-03-04' }) }).at(-1)).toBe(
      'rejected stopped 2026-03-04',
    );
  });

  it('continues with order and invoice, with their dates', () => {
    expect(reported({ quote: quote('Confirmed'), order, invoice }).slice(3)).toEqual([
      'ordered done 2026-03-03',
      'invoiced done 2026-03-04',
      'paid toCome',
    ]);
  });

  it('is complete with the last valid payment', () => {
    const payments = [payment('2026-03-08'), payment('2026-03-06'), payment('2026-03-09', 'Refunded')];
    expect(
      reported({ quote: quote('Confirmed'), order, invoice: { ...invoice, status: 'Paid', payments } }).at(-1),
    ).toBe('paid done 2026-03-08');
    const partly = { ...invoice, status: 'Partially Paid' as const, payments };
    expect(reported({ quote: quote('Confirmed'), order, invoice: partly }).at(-1)).toBe('paid toCome');
  });

  it('ends with a free order, and with a cancelled one', () => {
    expect(reported({ quote: quote('Confirmed'), order: { ...order, totalPrice: 0 } }).at(-1)).toBe(
      'ordered done 2026-03-03',
    );
    expect(reported({ quote: quote('Confirmed'), order: { ...order, status: 'Cancelled' } }).at(-1)).toBe(
      'ordered stopped 2026-03-03',
    );
  });
});
