import { Note } from '../../../platform/http/validation/fields.js';

export class ApproveDto {
  @Note({ description: 'For the buyer', example: 'Go ahead' })
  answer?: string;
}

export class RefuseApprovalDto {
  @Note({ required: 'Enter a reason.', description: 'For the buyer', example: 'Next month' })
  answer: string;
}
