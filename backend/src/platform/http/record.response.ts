import { AnsweredAmount, AnsweredId, AnsweredMoment, AnsweredWhole } from './answer-fields.js';

/** What the answer of every stored record carries. */
export class RecordResponse {
  @AnsweredId()
  _id: string;

  @AnsweredWhole({ minimum: 1, description: 'Goes back with a PUT; an old one is 409', example: 1 })
  version: number;

  @AnsweredMoment()
  createdAt: string;

  @AnsweredMoment()
  updatedAt: string;
}

/** A document with lines also has charges beside them. */
export class ChargedResponse extends RecordResponse {
  @AnsweredAmount({ example: 25 })
  deliveryCharge: number;

  @AnsweredAmount({ example: 0 })
  extraFee: number;
}
