import { MAX_LENGTH } from '@shop/contract/limits';
import { Ignored, Text } from '../../../platform/http/validation/fields.js';

export class SendMessageDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', example: 'Aisha Rahman' })
  name: string;

  @Text({ max: MAX_LENGTH.phone, required: 'Phone number is required.', example: '+971501234567' })
  phone: string;

  @Text({
    max: MAX_LENGTH.message,
    kind: 'paragraphs',
    required: 'Message is required.',
    example: 'Do you have 0.5x1.6-mm matrix in stock?',
  })
  message: string;

  /** Any value is accepted: a refusal would reveal the trap. */
  @Ignored('Hidden field against spam; messages with a value in it are discarded', 'string')
  website?: unknown;
}
