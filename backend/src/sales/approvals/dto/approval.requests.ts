import { MAX_LENGTH } from '@shop/contract/limits';
import { Text } from '../../../platform/http/validation/fields.js';

export class ApproveDto {
  @Text({ max: MAX_LENGTH.note, kind: 'paragraphs', optional: true, description: 'For the buyer', example: 'Go ahead' })
  answer?: string;
}

export class RefuseApprovalDto {
  @Text({
    max: MAX_LENGTH.note,
    kind: 'paragraphs',
    required: 'Enter a reason.',
    description: 'For the buyer',
    example: 'Next month',
  })
  answer: string;
}
