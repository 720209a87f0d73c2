import { describe, expect, it } from '@jest/globals';
import { chosenBy, questionsOf } from './questions.mjs';

const ROW = { _id: 'q7', number: 'Q-7', status: 'Quoted', user: { _id: 'u1', name: 'Sana' }, totalPrice: 5 };
const LIST = {
  parameters: [
    { name: 'sort', content: { 'application/json': { schema: { prefixItems: [{ enum: ['id', 'status'] }, {}] } } } },
    {
      name: 'filter',
      content: {
        'application/json': { schema: { properties: { q: { type: 'string' }, isOld: { type: 'boolean' } } } },
      },
    },
  ],
};

describe('what is asked of a list', () => {
  it('is filtered by every value that a filter names, or by that of a row', () => {
    expect(chosenBy('status', { enum: ['Quoted', 'Rejected'] }, ROW)).toEqual([
      { status: 'Quoted' },
      { status: 'Rejected' },
    ]);
    expect(chosenBy('isOld', { type: 'boolean' }, ROW)).toEqual([{ isOld: true }, { isOld: false }]);
    expect(chosenBy('user', { type: 'string' }, ROW)).toEqual([{ user: 'u1' }]);
    expect(chosenBy('id', { type: 'string' }, ROW)).toEqual([{ id: 'q7' }]);
    expect(chosenBy('totalPrice_gte', { type: 'number' }, ROW)).toEqual([{ totalPrice_gte: 5 }]);
    expect(chosenBy('deliveredAt_gte', { type: 'string' }, ROW)).toEqual([]);
  });

  it('is every sort both ways, near and far, each filter and each search', async () => {
    const fetched = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(new Response('[]', { headers: { 'content-range': 'quotes 0-24/1000' } }));
    const staff = { url: '', headers: {}, get: () => Promise.resolve({ body: JSON.stringify([ROW]) }) };
    const questions = await questionsOf('/quotes', LIST, staff);
    globalThis.fetch = fetched;
    const counts = {};
    for (const { kind } of questions) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      sorted: 4,
      'sorted, far down': 4,
      filtered: 2,
      'filtered, page 20': 2,
      searched: 6,
      'searched and filtered': 12,
    });
    expect(decodeURIComponent(questions[4].path)).toContain('range=[800,824]');
  });
});
