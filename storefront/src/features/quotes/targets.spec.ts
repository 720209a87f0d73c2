import { describe, expect, it } from '@jest/globals';
import { readTarget, type TypedTarget } from './targets';

const typed = (fields: Partial<TypedTarget>): TypedTarget => ({ price: '', quantity: '', note: '', ...fields });

describe('readWish', () => {
  it.each<[Partial<TypedTarget>, { price: number | null; quantity: number | null }, string[]]>([
    [{}, { price: null, quantity: null }, []],
    [{ price: '5.20', quantity: '200' }, { price: 5.2, quantity: 200 }, []],
    [{ price: '٥٫٢', quantity: '٢٠٠' }, { price: 5.2, quantity: 200 }, []],
    [{ price: '1,250' }, { price: 1250, quantity: null }, []],
    [{ price: '0' }, { price: 0, quantity: null }, ['price']],
    [{ price: '5.205' }, { price: null, quantity: null }, ['price']],
    [{ price: 'cheap', quantity: '1.5' }, { price: null, quantity: null }, ['price', 'quantity']],
  ])('reads %j', (fields, numbers, problems) => {
    const read = readTarget(typed(fields));
    expect(read).toMatchObject(numbers);
    expect([...read.problems]).toEqual(problems);
  });
});
