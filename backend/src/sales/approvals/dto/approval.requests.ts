import { Note } from '../../../platform/http/validation/fields.js';

export class ApproveDto {
  @Note({ description: 'Comment for the buyer', example: 'Go ahead' })
  answer?: string;
}

export class RefuseApprovalDto {
  @Note({ required: 'Enter a reason.', description: 'Comment for the buyer', example: 'Next month' })
  answer: string;
}
