export const credit = {
  standing: 'Credit limit {limit}: {open} open, of it {overdue} overdue; {unbilled} not yet invoiced; {left} left.',
  beyond: 'This is beyond it: an order of it will be held.',
  failed: 'Failed to load the credit of the customer.',
  held: 'This order is beyond the credit limit and is held: it is delivered and invoiced once it is released.',
  was_released: 'Released by {by}: {reason}',
  release: 'Release',
  release_title: 'Release order {number}',
  released: 'Order released.',
  release_failed: 'The order was not released.',
  not_held: 'This order is not held.',
  reason: 'Reason',
  is_held: 'Held',
};
