import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { formatAed, formatDay } from '../kit/format';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';
import type { BankLineRecord, PaymentRecord } from '../types';

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
      ':id/payment': lazyPage(() => import('./payments/AddPayment')),
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
  {
    name: 'payments',
    place: 50,
    group: 'money',
    isAlwaysShown: true,
    access: {
      read: 'payments.read',
      update: ['payments.record', 'payments.refund'],
      create: 'payments.record',
      delete: 'payments.refund',
    },
    icon: PaymentsOutlined,
    shortcut: 'p',
    recordRepresentation: ({ invoice }: PaymentRecord) => invoice.invoiceNumber,
    list: lazyPage(() => import('./payments/PaymentList')),
    edit: lazyPage(() => import('./payments/PaymentEdit')),
  },
  {
    name: 'receipts',
    place: 60,
    group: 'money',
    access: { read: 'payments.read', create: 'payments.record', delete: 'payments.refund' },
    icon: ReceiptOutlined,
    shortcut: 'e',
    recordRepresentation: 'receiptNumber',
    list: lazyPage(() => import('./receipts/ReceiptList')),
    create: lazyPage(() => import('./receipts/RecordReceipt')),
    show: lazyPage(() => import('./receipts/ReceiptShow')),
  },
  {
    name: 'cheques',
    place: 65,
    group: 'money',
    access: { read: 'cheques.read', create: 'cheques.keep' },
    icon: PriceCheckOutlined,
    shortcut: 'g',
    recordRepresentation: 'number',
    list: lazyPage(() => import('./cheques/ChequeList')),
    create: lazyPage(() => import('./cheques/RecordCheque')),
    show: lazyPage(() => import('./cheques/ChequeShow')),
    pages: { calendar: lazyPage(() => import('./cheques/ChequeCalendar')) },
  },
  {
    name: 'bank-lines',
    place: 67,
    group: 'money',
    access: { read: 'payments.read' },
    icon: AccountBalanceWalletOutlined,
    shortcut: '1',
    recordRepresentation: ({ bookedOn, amount }: BankLineRecord) => `${formatDay(bookedOn)} · ${formatAed(amount)}`,
    list: lazyPage(() => import('./bank/BankLineList')),
    show: lazyPage(() => import('./bank/BankLineShow')),
    pages: {
      import: lazyPage(() => import('./bank/BankImport')),
      reconciliation: lazyPage(() => import('./bank/ReconciliationPage')),
    },
  },
  // Not a list of records: what accounts owed on a day, by age.
  {
    name: 'receivables',
    place: 68,
    group: 'money',
    access: { read: 'payments.read' },
    icon: RequestQuoteOutlined,
    shortcut: '2',
    recordRepresentation: 'name',
    list: lazyPage(() => import('./receivables/ReceivablesPage')),
    pages: { ':of/:id': lazyPage(() => import('./receivables/ReceivablePage')) },
  },
  // Not a list of records: overdue amounts, and their reminders.
  {
    name: 'reminders',
    place: 70,
    group: 'money',
    icon: NotificationsActiveOutlined,
    access: { read: 'payments.read' },
    shortcut: 'd',
    recordRepresentation: 'day',
    list: lazyPage(() => import('./reminders/RemindersPage')),
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
  // The shop's readiness for e-invoices.
  {
    name: 'e-invoicing',
    place: 180,
    group: 'money',
    access: { read: 'invoices.read' },
    icon: FactCheckOutlined,
    shortcut: 'f',
    recordRepresentation: '_id',
    list: lazyPage(() => import('./eInvoices/ReadinessPage')),
  },
  // The delivery of e-invoices to the provider.
  {
    name: 'e-invoice-deliveries',
    place: 190,
    group: 'money',
    access: { read: 'invoices.read' },
    icon: OutboxOutlined,
    shortcut: 'z',
    recordRepresentation: 'number',
    list: lazyPage(() => import('./eInvoices/DeliveryList')),
  },
];
