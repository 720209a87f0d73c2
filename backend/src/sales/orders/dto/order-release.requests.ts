import { Note, Version } from '../../../platform/http/validation/fields.js';

export class ReleaseOrderDto {
  @Note({ required: 'Enter a reason.', example: 'Cheque received, will be banked on Sunday' })
  reason: string;

  @Version()
  version?: number;
}
