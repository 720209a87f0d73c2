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

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'At most what is still to be delivered', example: 5 })
  qty: number;
}

/** A line as the delivery answers it. */
class ChangedLineDto extends DeliveredLineDto {
  @Ignored('That of the order’s line')
  product?: unknown;

  @Ignored('That of the order’s line')
  productName?: unknown;

  @Ignored('That of the order’s line')
  productNameAr?: unknown;

  @Ignored('That of the order’s line')
  sku?: unknown;

  @Ignored('That of the order’s line')
  unit?: unknown;

  @Ignored('That of the order’s line')
  packSize?: unknown;

  @Ignored('That of the order’s line')
  packUnit?: unknown;
}

class DeliveryFieldsDto {
  @DateOrInstant({
    optional: true,
    description:
      'The day in Dubai. Delivered: not before the order’s own, nor after today; left out: now. Prepared: the planned one',
  })
  deliveredOn?: string | null;

  @Text({ max: 100, optional: true, description: 'The driver', example: 'Sajid, van 2' })
  deliveredBy?: string;

  @Text({ max: 100, optional: true, description: 'The person who received the goods', example: 'Mariam' })
  receivedBy?: string;

  @Note({ example: 'Left with the guard' })
  note?: string;
}

export class CreateDeliveryDto extends DeliveryFieldsDto {
  @ListOf(() => DeliveredLineDto, { min: 1, max: MAX_LINES, message: CHOOSE })
  lines: DeliveredLineDto[];

  @OneOf(['Prepared', 'Delivered'], {
    optional: 'filled',
    description: 'Prepared: a plan that moves no stock, and may be of more than is in stock. Left out: Delivered',
  })
  status?: 'Prepared' | 'Delivered';

  @Text({
    max: MAX_LENGTH.address,
    kind: 'paragraphs',
    optional: true,
    description: 'Left out: that of the order',
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
    description: 'Of a Prepared delivery',
  })
  lines?: ChangedLineDto[] | null;

  @Version()
  version?: number;
}

export class CompleteDeliveryDto {
  @DateOrInstant({
    optional: 'filled',
    description: 'The day in Dubai: not before the order’s own, nor after today. Left out: now',
  })
  deliveredOn?: string;

  @Text({ max: 100, optional: true, description: 'The driver', example: 'Sajid, van 2' })
  deliveredBy?: string;

  @Text({ max: 100, optional: true, description: 'The person who received the goods', example: 'Mariam' })
  receivedBy?: string;

  @Version()
  version?: number;
}

class ReasonDto {
  @Note({ required: 'Enter a reason.', description: 'Kept in the history', example: 'Nobody was at the address' })
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
    description: 'Left out: all that is still to be delivered',
  })
  lines?: DeliveredLineDto[] | null;
}

export class ProofQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Signed note.pdf' })
  name?: string;
}

export class OwnDeliveriesQueryDto extends OwnListQueryDto {
  @Id({ optional: 'filled', description: 'Those of one order' })
  order?: string;
}
