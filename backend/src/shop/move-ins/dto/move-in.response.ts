import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { BroughtBank, BroughtBox, BroughtSeries, DeclaredBalances, MoveIn } from '../move-in.schema.js';

class DeclaredBalancesResponse extends storedFields(DeclaredBalances, {
  receivables: { description: 'Amount that customers owe; null if not entered', example: 48_210 },
  credits: { description: 'Credit and advances of customers; null if not entered', example: 1_050 },
  cheques: { description: 'Post-dated cheques in hand; null if not entered', example: 20_000 },
  stock: { description: 'Goods in stock at cost; null if not entered', example: 61_000 },
}) {}

class BroughtBankResponse extends storedFields(BroughtBank, {
  bankAccount: {},
  balance: { example: 31_400 },
}) {}

class BroughtSeriesResponse extends storedFields(BroughtSeries, {
  series: {},
  year: { example: 2026 },
  startsAfter: { description: 'Last number of the old books', example: 412 },
}) {}

export class BroughtBoxResponse extends storedFields(BroughtBox, {
  box: { description: 'Box of VAT 201' },
  amount: { description: 'Amount excl. VAT', example: 48_200 },
  vat: { example: 2_410 },
}) {}

export class MoveInResponse extends storedFields(MoveIn, {
  ...RECORD_FIELDS,
  number: { example: 'MOV-2026-00001' },
  source: { description: 'Program of the old books' },
  status: { description: 'Open: files can be imported. Live: the switch is done. Undone: nothing of it remains' },
  switchDay: { description: 'First day whose documents the shop issues', example: '2026-12-01' },
  lastFiled: {
    description: 'Last day of the last VAT return filed from the old books; empty if none was filed',
    example: '2026-11-30',
  },
  declared: { part: DeclaredBalancesResponse, description: 'Balances of the old trial balance' },
  banks: { part: BroughtBankResponse, description: 'Balances of bank accounts on the first day in the shop' },
  series: { part: BroughtSeriesResponse, description: 'Series that go on after the numbers of the old books' },
  boxes: {
    part: BroughtBoxResponse,
    description: 'VAT of the days between the last filed return and the first day in the shop',
  },
  notNeeded: { description: 'Steps that are not needed', example: ['cheques'] },
  liveAt: { description: 'Time when the shop went live; null before', example: null },
  liveReason: { description: 'Reason for going live with a difference', example: '' },
}) {}
