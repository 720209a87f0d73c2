import { ApiProperty } from '@nestjs/swagger';
import { ApiId } from '../../platform/openapi/response-fields.js';
import type { Salesperson } from './salesperson.schema.js';

/** The member of staff who looks after a customer. */
export class SalespersonResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at the time of assignment', example: 'Omar Haddad' })
  name: string;
}

export const ApiSalesperson = ({ required = false }: { readonly required?: boolean } = {}) =>
  ApiProperty({
    type: SalespersonResponse,
    nullable: true,
    required,
    description: 'Staff only: salesperson, or null',
  });

interface Assigned {
  readonly salesperson: Salesperson | null;
}

export function toSalesperson({ salesperson }: Assigned): SalespersonResponse | null {
  return salesperson ? { _id: salesperson._id.toHexString(), name: salesperson.name } : null;
}
