import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

export const billing: readonly ShopResource[] = [
  {
    name: 'invoices',
    place: 30,
    group: 'money',
    isAlwaysShown: true,
    access: { read: 'invoices.read', update: ['invoices.issue'], create: 'invoices.issue', delete: 'invoices.void' },
    icon: ReceiptLongOutlined,
    shortcut: 'i',
    recordRepresentation: 'invoiceNumber',
    list: lazyPage(() => import('./invoices/InvoiceList')),
    show: lazyPage(() => import('./invoices/InvoiceShow')),
    edit: lazyPage(() => import('./invoices/InvoiceEdit')),
    pages: {
      ':id/credit': lazyPage(() => import('./creditNotes/IssueCreditNote')),
      ':id/payment': lazyPage(() => import('../money/payments/AddPayment')),
      'invoice-order/:id': lazyPage(() => import('../sales/orders/OrderShow')),
    },
  },
  {
    name: 'credit-notes',
    place: 40,
    group: 'money',
    access: { read: 'invoices.read', create: 'creditNotes.issue' },
    icon: AssignmentReturnOutlined,
    shortcut: 'n',
    recordRepresentation: 'creditNoteNumber',
    list: lazyPage(() => import('./creditNotes/CreditNoteList')),
    show: lazyPage(() => import('./creditNotes/CreditNoteShow')),
  },
  // Not a list of records: the return of a period, closed periods and the numbers of a year.
  {
    name: 'vat-return',
    place: 170,
    group: 'money',
    access: { read: 'tax.read' },
    icon: AccountBalanceOutlined,
    shortcut: 'v',
    recordRepresentation: 'from',
    list: lazyPage(() => import('./tax/VatReturnPage')),
  },
  // Not a list alone: checks of a period, month packs and the accounts of the journal.
  {
    name: 'book-packs',
    place: 175,
    group: 'money',
    access: { read: 'tax.read', create: 'books.export' },
    icon: MenuBookOutlined,
    recordRepresentation: 'from',
    list: lazyPage(() => import('./books/BooksPage')),
  },
];
