import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { PostalAddress, PostalAddressSchema } from './postal-address.schema.js';

/** The details of a company that tax invoices need. A buyer describes them, staff confirm them. */
@Schema({ _id: false, versionKey: false })
export class CompanyDetails {
  @Prop({ type: String, required: true })
  legalName: string;

  /** Empty: none. */
  @Prop({ type: String, default: '' })
  legalNameAr: string;

  /** Tax registration number; empty if the company is not registered. */
  @Prop({ type: String, default: '' })
  trn: string;

  /** Tax identification number of a company without a TRN that gets e-invoices. */
  @Prop({ type: String, default: '' })
  tin: string;

  @Prop({ type: String, default: '' })
  licenceNumber: string;

  @Prop({ type: String, default: '' })
  licenceAuthority: string;

  @Prop({ type: PostalAddressSchema, required: true })
  address: PostalAddress;
}

export const CompanyDetailsSchema = SchemaFactory.createForClass(CompanyDetails);
