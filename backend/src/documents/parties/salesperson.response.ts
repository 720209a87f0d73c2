import { storedFields } from '../../platform/openapi/stored-fields.js';
import { Salesperson } from './salesperson.schema.js';

/** The member of staff who looks after a customer. */
export class SalespersonResponse extends storedFields(Salesperson, {
  _id: {},
  name: { description: 'Name at the time of assignment', example: 'Omar Haddad' },
}) {}

export const SALESPERSON = { part: SalespersonResponse, description: 'Salesperson, or null' } as const;

interface Assigned {
  readonly salesperson: Salesperson | null;
}

export const toSalesperson = ({ salesperson }: Assigned): SalespersonResponse | null =>
  salesperson ? SalespersonResponse.stored(salesperson) : null;
