import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { formatAed, formatDay } from '../kit/format';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';
import type { BankLineRecord, PaymentRecord } from '../types';

export const money: readonly ShopResource[] = [
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
];
