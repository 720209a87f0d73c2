import { Id } from '../../platform/http/validation/fields.js';

export class AssignDto {
  @Id({ optional: true, description: '`_id` of a member of staff, or null for none' })
  salesperson?: string | null;
}
