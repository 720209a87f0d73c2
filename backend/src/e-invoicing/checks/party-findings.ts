import { buyerOf, sellerOf } from '../domain/party-model.js';
import { paymentOf } from '../domain/model.js';
import { NO_OPTIONS, type SourceCompany, type SourceSeller } from '../domain/source.js';
import { type EDocument, NO_PARTY } from '../domain/e-document.js';
import { type Finding, findingsOf } from './check.js';

/** An empty document, used to check only a party. */
const BLANK: EDocument = {
  kind: 'invoice',
  typeCode: '380',
  number: '',
  uuid: '',
  flags: '00000000',
  currency: 'AED',
  note: '',
  issueDate: '',
  issueTime: '',
  dueDate: '',
  taxPointDate: '',
  creditReason: '',
  preceding: [],
  purchaseOrder: '',
  salesOrder: '',
  deliveryNote: '',
  deliveryDate: '',
  seller: NO_PARTY,
  buyer: NO_PARTY,
  beneficiary: '',
  deliverTo: null,
  payment: null,
  paymentTerms: '',
  adjustments: [],
  subtotals: [],
  lines: [],
  totals: { lines: 0, allowances: null, charges: null, net: 0, vat: 0, gross: 0, prepaid: 0, payable: 0 },
};

const LONG_AGO = new Date(0);

/** The missing data of the shop. */
export function findingsOfSeller(seller: SourceSeller): Finding[] {
  const document = { ...BLANK, seller: sellerOf(seller), payment: paymentOf(seller, '') };
  return findingsOf(document, LONG_AGO).filter(({ page }) => page === 'settings');
}

/** The missing data of a company. */
export function findingsOfBuyer(company: SourceCompany, accountId: string): Finding[] {
  const person = { name: '', email: '', phoneNumber: '', address: '', company };
  const document = { ...BLANK, buyer: buyerOf(person, accountId, NO_OPTIONS) };
  return findingsOf(document, LONG_AGO).filter(({ field }) => field.startsWith('buyer.'));
}
