import { ApiProperty } from '@nestjs/swagger';

/** Who a document belongs to. */
export class UserRefResponse {
  @ApiProperty({ example: '6920200f1c2d3e4f5a6b7c8d' })
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ example: 'buyer@example.com' })
  email: string;
}

export class ProfileResponse extends UserRefResponse {
  @ApiProperty({ example: '+971501234567' })
  phoneNumber: string;

  @ApiProperty({ example: 'Shop 4, Industrial Area 6, Sharjah' })
  address: string;

  @ApiProperty()
  isAdmin: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class UserResponse extends ProfileResponse {
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
