import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiSignedAmount, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { UserResponse } from '../../../people/users/dto/user.response.js';

class OpenAmountResponse {
  @ApiWholeNumber({ description: 'Invoices', example: 2 })
  count: number;

  @ApiAmount({ example: 1350 })
  amount: number;
}

/** A company with its users and open amounts. */
export class CompanyOverviewResponse {
  @ApiProperty({ type: [UserResponse], description: 'The users of the company, by name; at most 200' })
  people: UserResponse[];

  @ApiProperty({ type: [UserResponse], description: 'Who gave its TRN, and waits for staff' })
  asking: UserResponse[];

  @ApiProperty({ type: OpenAmountResponse, description: 'What is still to pay of invoices that name it' })
  open: OpenAmountResponse;

  @ApiProperty({ type: OpenAmountResponse, description: 'Of that, what is due since a day that is over in Dubai' })
  overdue: OpenAmountResponse;

  @ApiSignedAmount({ description: 'what the shop owes to it: credit that no invoice has used yet', example: 0 })
  creditBalance: number;
}
