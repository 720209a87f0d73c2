import { MAX_LENGTH, MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { OwnListQueryDto } from '../../../people/companies/dto/own-list.query.js';
import {
  DateOrInstant,
  Id,
  Ignored,
  Note,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { ListOf } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { DeliveryResponse } from './delivery.response.js';

const CHOOSE = 'Choose what is delivered.';

export class DeliveredLineDto {
  @Id({ description: '`_id` of a line of the order' })
  line: string;

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'At most the quantity to be delivered', example: 5 })
  qty: number;
}

class ChangedLineDto extends DeliveredLineDto {
  @Ignored('Same as in the order line')
  product?: unknown;

  @Ignored('Same as in the order line')
  productName?: unknown;

  @Ignored('Same as in the order line')
  productNameAr?: unknown;

  @Ignored('Same as in the order line')
  sku?: unknown;

  @Ignored('Same as in the order line')
  unit?: unknown;

  @Ignored('Same as in the order line')
  packSize?: unknown;

  @Ignored('Same as in the order line')
  packUnit?: unknown;
}

class DeliveryFieldsDto {
  @DateOrInstant({
    optional: true,
    description:
      'Day in Dubai. Delivered: not after today, before the order date with a note that says why, today if omitted. Prepared: the planned day',
  })
  deliveredOn?: string | null;

  @Text({ max: 100, optional: true, description: 'Driver', example: 'Sajid, van 2' })
  deliveredBy?: string;

  @Text({ max: 100, optional: true, description: 'Person who received the goods', example: 'Mariam' })
  receivedBy?: string;

  @Note({ example: 'Left with the guard' })
  note?: string;
}

export class CreateDeliveryDto extends DeliveryFieldsDto {
  @ListOf(() => DeliveredLineDto, { min: 1, max: MAX_LINES, message: CHOOSE })
  lines: DeliveredLineDto[];

  @OneOf(['Prepared', 'Delivered'], {
    optional: 'filled',
    description: 'A Prepared delivery is planned: it does not change stock, and can exceed it. Delivered by default',
  })
  status?: 'Prepared' | 'Delivered';

  @Text({
    max: MAX_LENGTH.address,
    kind: 'paragraphs',
    optional: true,
    description: 'Delivery address; the address of the order if omitted',
    example: 'Shop 4, Industrial Area 6, Sharjah',
  })
  address?: string;

  @Version()
  version?: number;
}

@IgnoresFieldsOf(DeliveryResponse)
export class UpdateDeliveryDto extends DeliveryFieldsDto {
  @ListOf(() => ChangedLineDto, {
    min: 1,
    max: MAX_LINES,
    optional: true,
    message: CHOOSE,
    description: 'Only for a Prepared delivery',
  })
  lines?: ChangedLineDto[] | null;

  @Version()
  version?: number;
}

export class CompleteDeliveryDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'Day in Dubai, not after today; before the order date with a note that says why; today if omitted',
  })
  deliveredOn?: string;

  @Text({ max: 100, optional: true, description: 'Driver', example: 'Sajid, van 2' })
  deliveredBy?: string;

  @Text({ max: 100, optional: true, description: 'Person who received the goods', example: 'Mariam' })
  receivedBy?: string;

  @Version()
  version?: number;
}

class ReasonDto {
  @Note({ required: 'Enter a reason.', description: 'Stored in the history', example: 'Nobody was at the address' })
  reason: string;

  @Version()
  version?: number;
}

export class CancelDeliveryDto extends ReasonDto {}

export class CloseOrderDto extends ReasonDto {
  @ListOf(() => DeliveredLineDto, {
    min: 1,
    max: MAX_LINES,
    optional: true,
    message: 'Choose what will not be delivered.',
    description: 'If omitted, all undelivered quantities',
  })
  lines?: DeliveredLineDto[] | null;
}

export class ProofQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Signed note.pdf' })
  name?: string;
}

export class OwnDeliveriesQueryDto extends OwnListQueryDto {
  @Id({ optional: 'filled', description: 'Deliveries of this order' })
  order?: string;
}
