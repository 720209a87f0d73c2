import { Id } from '../../../platform/http/validation/fields.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { CreateUserDto } from './user.requests.js';

/** The customer of a document that staff create. */
export interface CustomerOfDocumentDto {
  user?: string;
  customer?: CreateUserDto | null;
  anyway?: boolean | null;
}

export const ChosenCustomer = () =>
  Id({
    optional: 'filled',
    description: 'Whose it is, unless `customer` is sent',
    message: 'Please choose the customer.',
  });

export const NewCustomer = () =>
  Nested(() => CreateUserDto, {
    optional: true,
    description: 'In place of `user`: somebody who is not among the users yet',
  });
