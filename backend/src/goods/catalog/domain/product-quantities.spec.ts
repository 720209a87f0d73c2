import { quantityFaults } from './product-quantities.js';

describe('the quantities of a product', () => {
  it.each([
    [{ moq: 12, step: 6, max: 600, packSize: 12, packUnit: 'carton' }, []],
    [{ moq: 5 }, []],
    [{ moq: 5, step: 1, max: null, packSize: null, packUnit: '' }, []],
    [{ moq: 10, step: 6 }, ['moq']],
    [{ moq: 10, max: 9 }, ['max']],
    [{ moq: 10, max: 10 }, []],
    [{ moq: 1, packSize: 12, packUnit: '' }, ['packUnit']],
    [{ moq: 1, packSize: null, packUnit: 'carton' }, ['packSize']],
    [{ moq: 7, step: 6, max: 6, packSize: 12 }, ['moq', 'max', 'packUnit']],
  ])('%j contradict each other at %j', (fields, expected) => {
    expect(quantityFaults(fields).map(({ field }) => field)).toEqual(expected);
  });
});
