import { Id } from '../../platform/http/validation/fields.js';

export class AssignDto {
  @Id({ optional: true, description: 'A member of staff; null: nobody looks after it' })
  salesperson?: string | null;
}
