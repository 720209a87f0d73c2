import { losesAdministrator, rightsAfter } from './staff-rights.js';

const customer = { isAdmin: false, staffRole: null };
const administrator = { isAdmin: true, staffRole: 'Administrator' as const };
const sales = { isAdmin: true, staffRole: 'Sales' as const };

describe('the rights of a user after a change', () => {
  test.each([
    ['stay the same after an empty change', sales, {}, sales],
    ['are those of an Administrator if a customer becomes staff', customer, { isAdmin: true }, administrator],
    ['are those of the given role', customer, sales, sales],
    [
      'are none if staff become a customer, even with their role sent back',
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

  describe('the shop', () => {
    test.each([
      ['loses an Administrator who becomes Sales', administrator, sales, true],
      ['loses an Administrator who becomes a customer', administrator, customer, true],
      ['loses no Administrator if Sales become a customer', sales, customer, false],
      ['loses no Administrator who stays one', administrator, administrator, false],
    ])('%s', (_, before, after, less) => {
      expect(losesAdministrator(before, after)).toBe(less);
    });
  });
});
