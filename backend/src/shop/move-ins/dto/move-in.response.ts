import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { DeclaredBalances, MoveIn } from '../move-in.schema.js';

class DeclaredBalancesResponse extends storedFields(DeclaredBalances, {
  receivables: { description: 'Amount that customers owe; null if not entered', example: 48_210 },
  credits: { description: 'Credit and advances of customers; null if not entered', example: 1_050 },
  cheques: { description: 'Post-dated cheques in hand; null if not entered', example: 20_000 },
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
  liveAt: { description: 'Time when the shop went live; null before', example: null },
  liveReason: { description: 'Reason for going live with a difference', example: '' },
}) {}
