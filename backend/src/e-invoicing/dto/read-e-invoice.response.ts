import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiOneOf, ApiWholeNumber } from '../../platform/openapi/response-fields.js';
import type { EDocument } from '../domain/e-document.js';
import { FindingResponse } from './e-invoice.response.js';

const KINDS = ['invoice', 'credit-note'] as const satisfies readonly EDocument['kind'][];

const ApiText = (example: string, description?: string) =>
  ApiProperty({ type: String, example, ...(description !== undefined && { description }) });

/** Documents of other shops may have more than two decimals. */
const ApiWritten = (example: number, description?: string, nullable = false) =>
  ApiProperty({
    type: Number,
    example,
    nullable,
    description: `In the currency of the document, as it is written${description === undefined ? '' : `; ${description}`}`,
  });

class ReadAddressResponse {
  @ApiText('Industrial Area 5, Street 21')
  street: string;

  @ApiText('Sharjah')
  city: string;

  @ApiText('SHJ', 'The code of the emirate; elsewhere a region')
  subdivision: string;

  @ApiText('AE')
  country: string;
}

class ReadPartyResponse {
  @ApiText('Rahman Printing Press LLC')
  legalName: string;

  @ApiText('', 'Empty: none is told')
  tradeName: string;

  @ApiText('100123456700003')
  trn: string;

  @ApiText('1001234567', 'The address for e-invoices')
  endpoint: string;

  @ApiText('701122', 'The number of the trade licence')
  licence: string;

  @ApiText('Sharjah Economic Development Department')
  licenceAuthority: string;

  @ApiText('+971501234567')
  phone: string;

  @ApiText('aisha@rahmanprint.example')
  email: string;

  @ApiProperty({ type: ReadAddressResponse })
  address: ReadAddressResponse;
}

class ReadPrecedingResponse {
  @ApiText('INV-2026-00001')
  number: string;

  @ApiText('2026-11-25')
  issueDate: string;
}

class ReadPaymentResponse {
  @ApiText('30', 'Of UNCL 4461: 30 is a bank transfer')
  code: string;

  @ApiText('INV-2026-00001')
  reference: string;

  @ApiText('AE070331234567890123456')
  iban: string;

  @ApiText('Press & Pack Supplies Trading LLC')
  accountName: string;

  @ApiText('EBILAEAD')
  bic: string;
}

class ReadRatedResponse {
  @ApiText('S', 'VAT category')
  category: string;

  @ApiProperty({ type: Number, nullable: true, example: 5, description: 'Rate in percent; null: the form has none' })
  percent: number | null;
}

class ReadAdjustmentResponse extends ReadRatedResponse {
  @ApiFlag({ description: 'Whether it is a charge; else it is taken off' })
  isCharge: boolean;

  @ApiText('Delivery')
  reason: string;

  @ApiWritten(25)
  amount: number;
}

class ReadCategoryResponse extends ReadRatedResponse {
  @ApiWritten(211.43)
  taxable: number;

  @ApiWritten(10.57)
  vat: number;
}

class ReadLineResponse extends ReadRatedResponse {
  @ApiText('1')
  id: string;

  @ApiText('Satin Ribbon')
  name: string;

  @ApiText('Satin Ribbon')
  description: string;

  @ApiText('RIB-00001', 'The item number of the seller')
  sellersId: string;

  @ApiText('961210', 'Empty: none is told')
  hsCode: string;

  @ApiProperty({ type: Number, example: 12 })
  qty: number;

  @ApiText('XRO', 'Of UN/ECE Recommendation 20 or 21')
  unit: string;

  @ApiWritten(211.43, 'of `baseQty` pieces')
  price: number;

  @ApiProperty({ type: Number, example: 12 })
  baseQty: number;

  @ApiWritten(0, 'taken off the line; below 0: a charge')
  allowance: number;

  @ApiWritten(211.43)
  net: number;

  @ApiWritten(10.57, 'null: none is told', true)
  vat: number | null;

  @ApiWritten(222, 'null: none is told', true)
  gross: number | null;
}

class ReadTotalsResponse {
  @ApiWritten(211.43)
  lines: number;

  @ApiWritten(0)
  allowances: number;

  @ApiWritten(0)
  charges: number;

  @ApiWritten(211.43)
  net: number;

  @ApiWritten(10.57)
  vat: number;

  @ApiWritten(222)
  gross: number;

  @ApiWritten(0)
  prepaid: number;

  @ApiWritten(0)
  rounding: number;

  @ApiWritten(222)
  payable: number;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'AED; of a document in another currency' })
  vatInAed: number | null;
}

class ReadAttachmentResponse {
  @ApiText('delivery-note.png')
  name: string;

  @ApiText('image/png')
  type: string;

  @ApiText('Signed delivery note')
  description: string;

  @ApiWholeNumber({ description: 'Size in bytes', example: 122_880 })
  bytes: number;
}

/** An e-invoice in a form for people, with the findings of the checks. */
export class ReadEInvoiceResponse {
  @ApiOneOf(KINDS)
  kind: EDocument['kind'];

  @ApiText('380', '380 and 381 of taxable supplies, 480 and 81 of those that are exempt or out of scope')
  typeCode: string;

  @ApiText('INV-2026-00001')
  number: string;

  @ApiText('f7c03d39-2631-5673-939d-4c4686b6a878')
  uuid: string;

  @ApiText('2026-11-25')
  issueDate: string;

  @ApiText('2026-12-25', 'Empty: none is told')
  dueDate: string;

  @ApiText('', 'The day of supply, where it lies before the issue')
  taxPointDate: string;

  @ApiText('AED')
  currency: string;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'AED for one unit of another currency' })
  exchangeRate: number | null;

  @ApiText('00000000', 'Eight kinds of supply, each 0 or 1')
  flags: string;

  @ApiText('')
  note: string;

  @ApiText('', 'Of a credit note')
  creditReason: string;

  @ApiText('PO-7781', 'The order number of the buyer')
  purchaseOrder: string;

  @ApiText('ORD-2026-00001', 'The order number of the seller, told with that of the buyer alone')
  salesOrder: string;

  @ApiText('', 'The number of the delivery note')
  deliveryNote: string;

  @ApiText('', 'The day of the delivery')
  deliveryDate: string;

  @ApiProperty({ type: ReadPrecedingResponse, nullable: true, description: 'The credited invoice' })
  preceding: ReadPrecedingResponse | null;

  @ApiProperty({ type: ReadPartyResponse })
  seller: ReadPartyResponse;

  @ApiProperty({ type: ReadPartyResponse })
  buyer: ReadPartyResponse;

  @ApiProperty({ type: ReadAddressResponse, nullable: true, description: 'null: none is told' })
  deliverTo: ReadAddressResponse | null;

  @ApiProperty({ type: ReadPaymentResponse, nullable: true, description: 'null: none is told' })
  payment: ReadPaymentResponse | null;

  @ApiText('Due by 2026-12-25')
  paymentTerms: string;

  @ApiProperty({ type: [ReadLineResponse] })
  lines: ReadLineResponse[];

  @ApiProperty({ type: [ReadAdjustmentResponse], description: 'Charges and allowances of the whole document' })
  adjustments: ReadAdjustmentResponse[];

  @ApiProperty({ type: [ReadCategoryResponse], description: 'The VAT of each category' })
  categories: ReadCategoryResponse[];

  @ApiProperty({ type: ReadTotalsResponse })
  totals: ReadTotalsResponse;

  @ApiProperty({ type: [ReadAttachmentResponse] })
  attachments: ReadAttachmentResponse[];

  @ApiProperty({ type: [FindingResponse], description: 'Empty: the checks found nothing. Paths are those of the file' })
  findings: FindingResponse[];

  @ApiProperty({ type: [String], example: ['ibr-001'], description: 'The official rules that were checked' })
  checkedRules: string[];

  @ApiProperty({
    type: [String],
    example: ['ibr-068'],
    description: 'The official rules that were not checked. The schema of UBL (XSD) is not checked either',
  })
  uncheckedRules: string[];
}
