import { Prop, Schema } from '@nestjs/mongoose';
import { BankAccount, BankAccountSchema } from '../../documents/parties/bank-account.schema.js';
import { CompanyDetails, CompanyDetailsSchema } from '../../documents/parties/company-details.schema.js';
import { PostalAddress, PostalAddressSchema } from '../../documents/parties/postal-address.schema.js';

/** The buyer's details at issue. */
@Schema({ _id: false, versionKey: false })
export class InvoiceBuyer {
  @Prop({ type: String, default: '' })
  name: string;

  @Prop({ type: String, default: '' })
  email: string;

  @Prop({ type: String, default: '' })
  phoneNumber: string;

  @Prop({ type: String, default: '' })
  address: string;

  /** The details of the buyer's confirmed company at issue; null if the buyer is a person. */
  @Prop({ type: CompanyDetailsSchema, default: null })
  company: CompanyDetails | null;
}

/** The shop's details at issue. */
@Schema({ _id: false, versionKey: false })
export class InvoiceSeller {
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  legalName: string;

  /** Empty if there is none. */
  @Prop({ type: String, default: '' })
  legalNameAr: string;

  @Prop({ type: PostalAddressSchema, required: true })
  address: PostalAddress;

  @Prop({ type: String, default: '' })
  trn: string;

  @Prop({ type: String, default: '' })
  licenceNumber: string;

  @Prop({ type: String, default: '' })
  licenceAuthority: string;

  @Prop({ type: String, default: '' })
  email: string;

  @Prop({ type: [String], default: [] })
  phones: string[];

  @Prop({ type: [BankAccountSchema], default: [] })
  bankAccounts: BankAccount[];
}
