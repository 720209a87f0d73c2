import { describe, expect, it } from '@jest/globals';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ApiProperty } from '@nestjs/swagger';
import { SchemaTypes, Types } from 'mongoose';
import { Day } from '../database/day.js';
import { Money } from '../database/money.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../database/record.js';
import { RECORD_FIELDS, storedFields } from './stored-fields.js';

@Schema({ _id: false })
class Refund {
  @Money({ required: true })
  amount: number;

  @Prop({ type: String, default: '' })
  note: string;
}
const RefundSchema = SchemaFactory.createForClass(Refund);

@Schema(RECORD_OPTIONS)
class Bill extends Versioned {
  @Prop({ type: String, required: true })
  number: string;

  @Prop({ type: Number, required: true })
  copies: number;

  @Money({ required: true })
  total: number;

  @Money({ default: null })
  balance: number | null;

  @Day({ default: null })
  dueOn: string | null;

  @Prop({ type: String, enum: ['Open', 'Paid', null], default: null })
  status: 'Open' | 'Paid' | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  orders: Types.ObjectId[];

  @Prop({ type: Boolean, default: false })
  isLate: boolean;

  @Prop({ type: [String], default: [] })
  phones?: string[];

  @Prop({ type: RefundSchema, default: null })
  refund: Refund | null;

  @Prop({ type: [RefundSchema], default: [] })
  refunds: Refund[];

  @Prop({ type: String, default: '' })
  secret: string;
}

class RefundResponse extends storedFields(Refund, { amount: { example: 40 }, note: { staffOnly: true } }) {}

class BillResponse extends storedFields(Bill, {
  ...RECORD_FIELDS,
  number: { description: 'Number of the bill', example: 'B-1' },
  copies: { minimum: 1 },
  total: { example: 19.99 },
  balance: { signed: true, description: 'Remaining amount' },
  dueOn: {},
  status: {},
  company: { staffOnly: true, description: 'Company of the account' },
  orders: {},
  isLate: {},
  phones: {},
  refund: { part: RefundResponse },
  refunds: { part: RefundResponse },
}) {}

const describedAs = (field: string): unknown =>
  Reflect.getMetadata('swagger/apiModelProperties', BillResponse.prototype, field);

describe('the description of a stored field', () => {
  it.each([
    ['_id', { type: String, pattern: '^[0-9a-f]{24}$' }],
    ['number', { type: String, description: 'Number of the bill', example: 'B-1' }],
    ['copies', { type: 'integer', minimum: 1 }],
    ['version', { type: 'integer', minimum: 1, example: 1 }],
    ['createdAt', { type: String, format: 'date-time' }],
    ['total', { type: Number, minimum: 0, multipleOf: 0.01, description: 'AED', example: 19.99 }],
    ['balance', { type: Number, multipleOf: 0.01, description: 'AED. Remaining amount', nullable: true }],
    ['dueOn', { type: String, format: 'date', nullable: true }],
    ['status', { enum: ['Open', 'Paid'], example: 'Open', nullable: true }],
    ['company', { required: false, nullable: true, description: 'Staff only. Company of the account' }],
    ['orders', { type: 'array', items: { type: 'string', pattern: '^[0-9a-f]{24}$' } }],
    ['isLate', { type: Boolean, example: true }],
    ['phones', { type: String, isArray: true }],
    ['refund', { type: RefundResponse, nullable: true }],
    ['refunds', { type: RefundResponse, isArray: true }],
  ])('follows from the schema: %s', (field, description) => {
    expect(describedAs(field)).toMatchObject(description);
  });
});

describe('the stored fields of a response', () => {
  const company = new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d');
  const bill: Bill & Stored = {
    _id: new Types.ObjectId('6920200f1c2d3e4f5a6b7c8e'),
    version: 3,
    createdAt: new Date('2026-11-25T08:00:00Z'),
    updatedAt: new Date('2026-11-26T08:00:00Z'),
    number: 'B-1',
    copies: 2,
    total: 1999,
    balance: -50,
    dueOn: '2026-12-01',
    status: 'Open',
    company,
    orders: [company],
    isLate: false,
    refund: null,
    refunds: [{ amount: 4000, note: 'Two boxes' }],
    secret: 'never',
  };
  const open = {
    _id: '6920200f1c2d3e4f5a6b7c8e',
    version: 3,
    createdAt: '2026-11-25T08:00:00.000Z',
    updatedAt: '2026-11-26T08:00:00.000Z',
    number: 'B-1',
    copies: 2,
    total: 19.99,
    balance: -0.5,
    dueOn: '2026-12-01',
    status: 'Open',
    orders: ['6920200f1c2d3e4f5a6b7c8d'],
    isLate: false,
    phones: [],
    refund: null,
    refunds: [{ amount: 40 }],
  };

  it('are the declared ones: amounts in AED, ids and times as texts, a missing field with the default of its schema', () => {
    expect(BillResponse.stored(bill)).toEqual(open);
  });

  it('include those for staff only if staff read them, also in parts', () => {
    const forStaff = {
      ...open,
      company: '6920200f1c2d3e4f5a6b7c8d',
      refunds: [{ amount: 40, note: 'Two boxes' }],
    };
    expect(BillResponse.stored(bill, 'staff')).toEqual(forStaff);
    expect(BillResponse.stored(bill, 'owner')).toEqual(open);
    expect(BillResponse.stored(bill, 'colleague')).toEqual(open);
  });
});

describe('a declaration', () => {
  it('is refused if the schema has no such field', () => {
    const wrong: object = { nmae: {} };
    expect(() => storedFields(Bill, wrong)).toThrow('Bill has no field nmae');
  });

  it('is refused if a part has fields that are not stored', () => {
    class NetRefundResponse extends storedFields(Refund, { amount: {} }) {
      @ApiProperty({ type: Number })
      net: number;
    }
    expect(() => storedFields(Bill, { refund: { part: NetRefundResponse } })).toThrow(
      'NetRefundResponse has fields that are not stored: net',
    );
  });
});
