import type { RecordResource } from '@shop/contract/records';

/** The kinds of records in the filter, in the order of the menu. */
export const ACTIVITY_KINDS: readonly RecordResource[] = [
  ...([
    'quotes',
    'orders',
    'deliveries',
    'invoices',
    'credit-notes',
    'payments',
    'receipts',
    'cheques',
    'bank-lines',
    'bank-statements',
    'users',
    'companies',
  ] as const),
  ...([
    'products',
    'price-changes',
    'categories',
    'contact',
    'vat-periods',
    'e-invoice-deliveries',
    'synonyms',
    'lists',
    'stock-alerts',
    'settings',
    'supplier-documents',
  ] as const),
];

/** Fields that are often searched, with the labels of the forms that contain them. */
export const FIELD_CHOICES = [
  { id: 'price', name: 'resources.products.fields.price' },
  { id: 'stock', name: 'resources.products.fields.stock' },
  { id: 'moq', name: 'resources.products.fields.moq' },
  { id: 'isActive', name: 'resources.products.fields.isActive' },
  { id: 'isAvailable', name: 'resources.products.fields.isAvailable' },
  { id: 'taxCategory', name: 'resources.products.fields.taxCategory' },
  { id: 'status', name: 'resources.quotes.fields.status' },
  { id: 'requestedItems', name: 'resources.quotes.fields.requestedItems' },
  { id: 'dueDate', name: 'resources.invoices.fields.dueDate' },
  { id: 'amount', name: 'resources.payments.fields.amount' },
  { id: 'isAdmin', name: 'resources.users.fields.isAdmin' },
  { id: 'email', name: 'resources.users.fields.email' },
  { id: 'bankAccounts', name: 'resources.settings.fields.bankAccounts' },
];
