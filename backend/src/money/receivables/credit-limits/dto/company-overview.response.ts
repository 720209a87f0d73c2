import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiSignedAmount, ApiWholeNumber } from '../../../../platform/openapi/response-fields.js';
import { UserResponse } from '../../../../people/users/dto/user.response.js';

const WITH_PRICES = 'Only for roles that can view credit limits';

class OpenAmountResponse {
  @ApiWholeNumber({ description: 'Number of invoices', example: 2 })
  count: number;

  @ApiAmount({ example: 1350 })
  amount: number;
}

export class CompanyOverviewResponse {
  @ApiProperty({ type: [UserResponse], description: 'Members of the company by name; at most 200' })
  people: UserResponse[];

  @ApiProperty({
    type: [UserResponse],
    description: 'Users who entered the company’s TRN and are waiting for approval by staff',
  })
  asking: UserResponse[];

  @ApiProperty({
    type: OpenAmountResponse,
    required: false,
    description: `Outstanding amount of the company’s invoices. ${WITH_PRICES}`,
  })
  open?: OpenAmountResponse;

  @ApiProperty({
    type: OpenAmountResponse,
    required: false,
    description: `Overdue part of \`open\` (Dubai time). ${WITH_PRICES}`,
  })
  overdue?: OpenAmountResponse;

  @ApiSignedAmount({ required: false, description: `Unused credit of the company. ${WITH_PRICES}`, example: 0 })
  creditBalance?: number;
}
