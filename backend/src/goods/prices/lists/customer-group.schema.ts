import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';
import { makeSearchable } from '../../../platform/lists/search-fields.js';

/** Accounts that get the same price lists. */
@Schema({ ...RECORD_OPTIONS, collection: 'customer-groups' })
export class CustomerGroup extends Versioned {
  @Prop({ type: String, required: true })
  name: string;

  /** The name without regard to case: names are unique. */
  @Prop({ type: String, required: true, unique: true })
  nameKey: string;

  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  companies: Types.ObjectId[];

  /** Persons without a company. */
  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  users: Types.ObjectId[];
}

export type CustomerGroupRecord = CustomerGroup & Stored;
export const CUSTOMER_GROUP_RECORD: RecordKind<CustomerGroup> = {
  resource: 'customer-groups',
  name: 'customer group',
  about: 'Groups of accounts that share price lists, for staff',
  notFound: 'CUSTOMER_GROUP_NOT_FOUND',
  nameField: 'name',
  readAction: 'prices.read',
  reported: ({ nameKey: _nameKey, ...group }) => group,
};
export const CustomerGroupSchema = SchemaFactory.createForClass(CustomerGroup);
for (const path of ['name', 'updatedAt']) CustomerGroupSchema.index({ [path]: 1, _id: 1 });
for (const path of ['companies', 'users']) CustomerGroupSchema.index({ [path]: 1, name: 1, _id: 1 });
makeSearchable(CustomerGroupSchema, { texts: ({ name }) => [name] });
