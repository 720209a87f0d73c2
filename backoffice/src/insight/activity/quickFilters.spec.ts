import { describe, expect, it } from '@jest/globals';
import { chipGroups, timesAt } from './quickFilters';

/** Sunday in Dubai, still Saturday in London. */
const NOW = new Date('2026-11-28T20:30:00Z');

describe('the quick filters of the activity', () => {
  it('are days in Dubai, and a week begins on Monday', () => {
    expect(timesAt(NOW)).toEqual({
      any: {},
      today: { at_gte: '2026-11-29', at_lte: '2026-11-29' },
      yesterday: { at_gte: '2026-11-28', at_lte: '2026-11-28' },
      week: { at_gte: '2026-11-23', at_lte: '2026-11-29' },
    });
  });

  it('show who changed a price yesterday in two clicks, and keep the other filters', () => {
    const [quick] = chipGroups({ actor: 'u1', resource: 'settings' }, NOW);
    const prices = quick?.after('prices') ?? {};
    const [, time] = chipGroups(prices, NOW);
    const both = time?.after('yesterday') ?? {};
    expect(both).toEqual({
      ...{ actor: 'u1', field: 'price', action: 'updated' },
      ...{ at_gte: '2026-11-28', at_lte: '2026-11-28' },
    });
    expect(chipGroups(both, NOW).map(({ chosen }) => chosen)).toEqual(['prices', 'yesterday']);
    expect(chipGroups({ ...both, field: 'stock' }, NOW)[0]?.chosen).toBeUndefined();
  });
});
