import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { COMPANY_STATUSES, type CompanyStatus } from '@shop/contract/company';
import { CompanyDetails, CompanyDetailsSchema } from '../../documents/parties/company-details.schema.js';
import { Money } from '../../platform/database/money.js';
import type { Lockable } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, type Versioned } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { type Salesperson, SalespersonProp } from '../../documents/parties/salesperson.schema.js';

@Schema({ ...RECORD_OPTIONS, collection: 'companies' })
export class Company extends CompanyDetails implements Versioned, Lockable {
  @Prop({ type: Number, default: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;

  /** Days from issue to due date; null if the shop's own terms apply. */
  @Prop({ type: Number, default: null })
  paymentTermsDays: number | null;

  @Prop({ type: String, enum: COMPANY_STATUSES, default: 'Pending' })
  status: CompanyStatus;

  /** Only staff see it. */
  @Prop({ type: String, default: '' })
  notes: string;

  /** True if its users see each other's purchases, and may share lists. */
  @Prop({ type: Boolean, default: false })
  sharesPurchases: boolean;

  /** True if its users see each other's requests. */
  @Prop({ type: Boolean, default: false })
  sharesQuotes: boolean;

  @Prop({ type: Boolean, default: false })
  sharesOrders: boolean;

  @Prop({ type: Boolean, default: false })
  sharesInvoices: boolean;

  /** True if a request above the limit of its buyer needs an approval. */
  @Prop({ type: Boolean, default: false })
  needsApproval: boolean;

  /** The amount that it may owe before orders are put on hold; null if there is no limit. */
  @Money({ default: null })
  creditLimit: Fils | null;

  /** The basis on which its new orders are billed. */
  @Prop({ type: String, enum: BILLING_BASES, default: 'order' })
  billing: BillingBasis;

  /** The salesperson of its new requests. */
  @SalespersonProp()
  salesperson: Salesperson | null;

  /** The change that the buyer has requested; null if no change is pending. */
  @Prop({ type: CompanyDetailsSchema, default: null })
  pending: CompanyDetails | null;

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type CompanyRecord = Company & Stored;
export const CompanySchema = SchemaFactory.createForClass(Company);
// The index ignores empty TRNs, so any number of unregistered companies may exist.
CompanySchema.index({ trn: 1 }, { unique: true, partialFilterExpression: { trn: { $gt: '' } } });
CompanySchema.index({ createdAt: -1, _id: -1 });
CompanySchema.index({ legalName: 1, _id: 1 });
CompanySchema.index({ status: 1, createdAt: -1, _id: -1 });
CompanySchema.index({ 'salesperson._id': 1, createdAt: -1, _id: -1 });
CompanySchema.index({ updatedAt: 1 });
makeSearchable(CompanySchema, {
  texts: ({ legalName, legalNameAr, trn, tin, licenceNumber }) => [legalName, legalNameAr, trn, tin, licenceNumber],
});
