import { ApiProperty } from '@nestjs/swagger';

export class EmailProvedResponse {
  @ApiProperty({ description: 'Confirmed email address', example: 'buyer@example.com' })
  email: string;
}

export class PresentEmailResponse {
  @ApiProperty({ description: 'Current email address', example: 'buyer@example.com' })
  email: string;
}

export class ProofSentResponse {
  @ApiProperty({ description: 'Address that the link was sent to', example: 'buyer@example.com' })
  sentTo: string;
}
