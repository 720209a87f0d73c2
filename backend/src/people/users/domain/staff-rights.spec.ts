import { losesAdministrator, rightsAfter } from './staff-rights.js';

const customer = { isAdmin: false, staffRole: null };
const administrator = { isAdmin: true, staffRole: 'Administrator' as const };
const sales = { isAdmin: true, staffRole: 'Sales' as const };

describe('The rights of a user after a change', () => {
  test.each([
    ['stay with a change of nothing', sales, {}, sales],
    ['are an Administrator’s of a customer who becomes staff', customer, { isAdmin: true }, administrator],
    ['are those of the role that is given', customer, sales, sales],
    [
      'are none of staff who become a customer, with their role sent back',
      sales,
      { isAdmin: false, staffRole: 'Sales' as const },
      customer,
    ],
  ])('%s', (_, before, change, after) => {
    expect(rightsAfter(before, change)).toEqual(after);
  });

  test('a customer gets no role', () => {
    expect(() => rightsAfter(customer, { staffRole: 'Store' })).toThrow('Only staff can have a staff role.');
  });

  describe('of which the shop', () => {
    test.each([
      ['loses one who becomes Sales', administrator, sales, true],
      ['loses one who becomes a customer', administrator, customer, true],
      ['loses none where Sales become a customer', sales, customer, false],
      ['loses none who stays one', administrator, administrator, false],
    ])('%s', (_, before, after, less) => {
      expect(losesAdministrator(before, after)).toBe(less);
    });
  });
});
