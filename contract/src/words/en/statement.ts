/** The labels of a statement of account, on screens and on paper: its entries, sums and ages. */
export const statementKinds = {
  invoice: 'Invoice',
  advance: 'Advance deducted',
  credit: 'Credit note',
  writeOff: 'Written off',
  payment: 'Payment received',
  byCompany: 'Paid by the company',
  forMember: 'Used for a member’s invoice',
  refund: 'Refund',
  returned: 'Cheque returned',
  mistake: 'Recorded in error',
  recovery: 'Recovered',
  recoveryUndone: 'Recovery reversed',
  memberUndone: 'Back from a member’s invoice',
  writeOffUndone: 'Write-off reversed',
  void: 'Voided invoice',
};

export const statementSums = {
  opening: 'Opening balance',
  invoiced: 'Invoiced',
  advanced: 'Advances deducted',
  credited: 'Credited',
  paid: 'Received',
  writtenOff: 'Written off',
  recovered: 'Recovered',
  returned: 'Returned',
  refunded: 'Refunded',
  voided: 'Voided',
  mistaken: 'Recorded in error',
  forMembers: 'Used for members’ invoices',
  creditBalance: 'Credit balance',
  closing: 'Closing balance',
};

export const statementAges = {
  current: 'Not yet due',
  days1to30: '1–30 days',
  days31to60: '31–60 days',
  days61to90: '61–90 days',
  over90: 'Over 90 days',
};
