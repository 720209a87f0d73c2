import { LETTER_TYPES } from '@shop/contract/write-offs';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { WriteOff, WriteOffUndoing } from '../bad-debt.schema.js';
import { Difference } from '../difference.schema.js';
import { FileRef } from '../../../platform/database/refs.schema.js';

export class WriteOffLetterResponse extends storedFields(FileRef, {
  _id: {},
  name: { example: 'Letter.pdf' },
  contentType: { values: LETTER_TYPES, description: 'Images are stored as WebP' },
  size: { minimum: 1, description: 'Size in bytes', example: 48_213 },
}) {}

class WriteOffUndoingResponse extends storedFields(WriteOffUndoing, {
  reason: { example: 'The customer agreed to pay in parts' },
  by: { example: 'Omar Staff' },
  at: {},
}) {}

export class WriteOffResponse extends storedFields(WriteOff, {
  _id: {},
  amount: { example: 40 },
  reason: { example: 'The company was wound up' },
  notifiedOn: { description: 'Date on which the customer was notified' },
  letter: { part: WriteOffLetterResponse },
  by: { example: 'Omar Staff' },
  at: {},
  undone: { part: WriteOffUndoingResponse, description: 'Details of the reversal; null if not reversed' },
}) {}

export class DifferenceResponse extends storedFields(Difference, {
  _id: {},
  kind: { description: 'bankCharge: the fee of a bank, which the shop bears' },
  amount: { example: 25 },
  reason: { example: 'Fee of the sending bank' },
  by: { example: 'Omar Staff' },
  at: {},
  undone: { part: WriteOffUndoingResponse, description: 'Details of the reversal; null if not reversed' },
}) {}
