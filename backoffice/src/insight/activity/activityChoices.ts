import { RECORD_RESOURCES, type RecordResource } from '@shop/contract/records';

/** Kinds that belong to another record. */
const PARTS: readonly RecordResource[] = ['approvals', 'invitations', 'reminders', 'reminder-accounts'];

/** The kinds of records in the filter. */
export const ACTIVITY_KINDS = RECORD_RESOURCES.filter((resource) => !PARTS.includes(resource));

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
