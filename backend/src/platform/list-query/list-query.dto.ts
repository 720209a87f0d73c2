import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The query of a staff list, in the dialect of ra-data-simple-rest. */
export class ListQueryDto {
  @ApiProperty({ required: false, description: 'Field and direction as JSON', example: '["createdAt","DESC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @ApiProperty({
    required: false,
    description: 'First and last row as JSON, both included, at most 500 rows',
    example: '[0,24]',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  @ApiProperty({ required: false, description: 'Conditions by field as JSON', example: '{"status":"Quoted"}' })
  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  filter?: string;
}
