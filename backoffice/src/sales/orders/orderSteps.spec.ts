import { expect, it } from '@jest/globals';
import { orderRecord } from '../../../test/records';
import { orderSteps } from './orderSteps';

it.each([
  ['is loud for a credited invoice that is billed again', true, false],
  ['is under More for an order without a delivery', false, true],
])('the step to the invoice of a whole order %s', (_title, invoiceCredited, isAside) => {
  const order = orderRecord({ isDelivered: false, invoiceCredited });
  const step = orderSteps.find(({ name }) => name === 'invoice');
  expect(typeof step?.isAside === 'function' && step.isAside(order)).toBe(isAside);
});
