import { describe, expect, it } from '@jest/globals';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Money, moneyFieldsOf } from './money.js';

@Schema({ _id: false })
class PricedPart {
  @Money({ required: true })
  unitPrice: number;

  @Prop({ type: Number, required: true })
  qty: number;
}
const PartSchema = SchemaFactory.createForClass(PricedPart);

@Schema()
class Priced {
  @Money({ default: null })
  creditLimit: number | null;

  @Prop({ type: Number, default: 0 })
  terms: number;

  @Prop({ type: PartSchema })
  part: PricedPart;

  @Prop({ type: [PartSchema] })
  lines: PricedPart[];
}

@Schema()
class Contradictory extends Priced {
  @Prop({ type: Number, default: 0 })
  unitPrice: number;
}

describe('the amounts of a schema', () => {
  it('are the amounts of the record, its parts and its lines', () => {
    expect([...moneyFieldsOf(SchemaFactory.createForClass(Priced))].sort()).toEqual(['creditLimit', 'unitPrice']);
  });

  it('are refused if one name is an amount in one place and another number elsewhere', () => {
    expect(() => moneyFieldsOf(SchemaFactory.createForClass(Contradictory))).toThrow('unitPrice');
  });
});
