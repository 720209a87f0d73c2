/** Texts of the bar that staff see. */
export const messages = {
  'admin.bar': 'Administration',
  'admin.greeting': 'Hi, {name}',
  'admin.quotes': 'Quotes/Requests',
  'admin.orders': 'Orders',
  'admin.invoices': 'Invoices',
  'admin.payments': 'Payments',
  'admin.users': 'Users',
  'admin.products': 'Products',
  'admin.categories': 'Categories',
} as const;
