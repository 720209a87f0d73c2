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
};
