import { Ignored, Text } from '../../platform/http/validation/fields.js';

export class SendMessageDto {
  @Text({ max: 100, required: 'Name is required.', example: 'Aisha Rahman' })
  name: string;

  @Text({ max: 30, required: 'Phone number is required.', example: '+971501234567' })
  phone: string;

  @Text({ max: 4000, required: 'Message is required.', example: 'Do you have 0.5x1.6-mm matrix in stock?' })
  message: string;

  /** Whatever it holds is no fault: a refusal would show the trap. */
  @Ignored('A field that people never see; of a message in which it is filled, nothing is kept', 'string')
  website?: unknown;
}
