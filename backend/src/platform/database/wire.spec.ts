import { describe, expect, it } from '@jest/globals';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { Money } from './money.js';
import { wireOf } from './wire.js';

@Schema()
class Bill {
  _id: Types.ObjectId;

  @Money({ required: true })
  total: number;

  @Prop({ type: Number, required: true })
  qty: number;

  @Prop({ type: Date, required: true })
  paidAt: Date;

  @Prop({ type: String, default: '' })
  secret: string;

  @Prop({ type: String, default: null })
  note?: string;
}

const wire = wireOf(SchemaFactory.createForClass(Bill));
const _id = new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d');
const bill: Bill = { _id, total: 1999, qty: 3, paidAt: new Date('2026-11-25T08:00:00Z'), secret: 'never' };

describe('an answer of a record', () => {
  it('has only the named fields: ids and dates as texts, amounts in AED, null for missing values', () => {
    expect(wire(bill, ['_id', 'total', 'qty', 'paidAt', 'note'])).toEqual({
      _id: '6920200f1c2d3e4f5a6b7c8d',
      total: 19.99,
      qty: 3,
      paidAt: '2026-11-25T08:00:00.000Z',
      note: null,
    });
  });
});
