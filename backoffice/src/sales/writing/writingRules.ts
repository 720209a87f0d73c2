import type { PriceBasis } from '@shop/contract/vat';
import { chargesOf } from '../../kit/documents/totals';
import { textOf } from '../../kit/formValues';
import { type LinesForm, type OpenLine, toLine } from '../../kit/lines/lineRules';
import { toPurchaseUpdate } from '../purchase-details/purchaseRules';
import type { Language } from '@shop/contract/languages';
import type { OrderRecord, QuoteRecord } from '../../types';

/** The values of a new customer in the form. */
interface NewCustomer {
  name?: unknown;
  phoneNumber?: unknown;
  email?: unknown;
  language?: Language;
  company?: { _id?: string | null } | null;
  invite?: boolean;
}

/** The form of a new quote or order. Lines of both are `requestedItems` here. */
export interface WritingForm
  extends
    LinesForm,
    Pick<
      QuoteRecord,
      | 'deliveryCharge'
      | 'extraFee'
      | 'discount'
      | 'discountReason'
      | 'adminToAdminNote'
      | 'adminToClientNote'
      | 'clientToAdminNote'
      | 'validUntil'
      | 'poNumber'
      | 'poFile'
      | 'neededBy'
      | 'deliveryMethod'
      | 'deliveryAddress'
    > {
  user: { _id: string | null };
  isNew: boolean;
  customer: NewCustomer;
  open: OpenLine[];
}

const toCustomer = ({ isNew, customer, user }: WritingForm) => {
  if (!isNew) return { user: user._id ?? '' };
  const email = textOf(customer.email);
  return {
    customer: {
      name: textOf(customer.name),
      phoneNumber: textOf(customer.phoneNumber),
      email,
      ...(customer.language && { language: customer.language }),
      company: customer.company?._id || null,
      invite: email !== '' && customer.invite === true,
    },
  };
};

const toCommon = (form: WritingForm) => ({
  ...toCustomer(form),
  ...chargesOf({ ...form, lines: form.requestedItems }),
  discountReason: textOf(form.discountReason),
  adminToAdminNote: textOf(form.adminToAdminNote),
  adminToClientNote: textOf(form.adminToClientNote),
  ...toPurchaseUpdate(form),
});

/** The body of POST /quotes/admin. */
export const toWrittenQuote = (form: WritingForm, status: 'Requested' | 'Quoted') => ({
  ...toCommon(form),
  status,
  requestedItems: form.requestedItems.map(toLine),
  clientToAdminNote: textOf(form.clientToAdminNote),
  // Without a day, the offer is valid for the days of the settings.
  ...(status === 'Quoted' && form.validUntil && { validUntil: form.validUntil }),
});

/** The body of POST /orders. */
export const toWrittenOrder = (form: WritingForm) => ({
  ...toCommon(form),
  orderItems: form.requestedItems.map(toLine),
});

/** The lines of an order have another name in the form. */
export const errorsOfForm = (errors: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^orderItems/, 'requestedItems'), message]),
  );

/** The values of an empty form. */
export const emptyForm = (basis: PriceBasis | undefined): WritingForm => ({
  user: { _id: null },
  isNew: false,
  customer: { language: 'en', invite: true },
  requestedItems: [],
  open: [],
  deliveryCharge: 0,
  extraFee: 0,
  discount: 0,
  discountReason: '',
  adminToAdminNote: '',
  adminToClientNote: '',
  clientToAdminNote: '',
  validUntil: null,
  poNumber: '',
  poFile: null,
  neededBy: null,
  deliveryMethod: null,
  deliveryAddress: null,
  tax: basis === undefined ? null : { basis },
});

/** The fields that a new document copies from an earlier one, besides its lines. */
export const takenOver = ({
  user,
  deliveryCharge,
  extraFee,
  discount,
  discountReason,
  deliveryMethod,
  deliveryAddress,
}: QuoteRecord | OrderRecord): Partial<WritingForm> => ({
  user: { _id: user._id },
  deliveryCharge,
  extraFee,
  discount,
  discountReason,
  deliveryMethod,
  deliveryAddress,
});
