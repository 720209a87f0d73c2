import { ChargesAndNotesDto } from '../../../documents/lines/line.requests.js';
import { StopAtWarnings } from '../../../documents/lines/stop-at-warnings.js';
import { Id, Ignored } from '../../../platform/http/validation/fields.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { Anyway, CreateUserDto } from './user.requests.js';

/** A document that staff write, for one of the users or for a customer who is entered with it. */
export class WrittenDocumentDto extends ChargesAndNotesDto {
  @Id({
    optional: 'filled',
    description: 'Customer id, unless `customer` is sent',
    message: 'Please choose the customer.',
  })
  user?: string;

  @Nested(() => CreateUserDto, {
    optional: true,
    description: 'New customer, instead of `user`',
  })
  customer?: CreateUserDto | null;

  @Anyway()
  anyway?: boolean | null;

  @StopAtWarnings()
  stopAtWarnings?: boolean | null;

  @Ignored('Computed by the server')
  totalPrice?: unknown;
}
