import { returnReasons } from '@shop/contract/words/en/cheques';

/** The papers about cheques. */
export const chequePapers = {
  isFor: 'For',
  order: (order: string) => `Order ${order}`,
  onAccount: 'On account',
  guarantee: 'Guarantee',
  count: 'Number of cheques',
  receivedOn: 'Received on',
  received: (number: string, day: string) => `${number} · received ${day}`,
  acknowledgement: {
    title: 'Acknowledgement of receipt',
    signedAs: 'Received by',
    onceCleared: 'A cheque counts as payment only once it clears.',
    guarantee: 'A guarantee cheque is not deposited.',
  },
  deposit: {
    title: 'Deposit slip',
    signedAs: 'Received by the bank',
    depositedOn: 'Deposited on',
    accountName: 'Account name',
    iban: 'IBAN',
    bic: 'BIC',
    slipNumber: 'Slip number',
    lodged: 'Please hold cheques with a later date and present them on their date.',
  },
  /** The covering letter of the file for execution. */
  letter: {
    title: 'Covering letter',
    signedAs: 'For the creditor',
    court: 'The competent court',
    date: 'Date',
    debtor: 'Debtor',
    drawer: 'Drawer',
    returnedOn: 'Returned on',
    reason: 'Bank’s reason',
    reasons: returnReasons,
    amount: 'Cheque amount',
    paid: 'Paid by the bank',
    unpaid: 'Unpaid amount',
    executive:
      'We request execution for the unpaid amount below. A cheque that is returned for this reason is an executive instrument (Article 667 of Federal Decree-Law No. 50 of 2022).',
    payment: 'We request an order for payment of the unpaid amount below.',
    enclosed: 'Enclosed',
    files: { front: 'Cheque, front', back: 'Cheque, back', certificate: 'Bank certificate' },
    invoice: (number: string) => `Invoice ${number}`,
  },
};
