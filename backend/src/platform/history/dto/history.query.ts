import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../../http/validation/fields.js';

export const MAX_ENTRIES = 200;

/** The part of a history that is wanted: either window, newest entries first. */
export class HistoryQueryDto {
  @ApiProperty({
    required: false,
    description: `First and last entry as JSON, inclusive, at most ${MAX_ENTRIES}`,
    example: '[0,24]',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  )
  @WholeNumber({
    min: 1,
    max: MAX_ENTRIES,
    optional: true,
    description: 'Number of newest entries; ignored if `range` is sent',
  })
  limit?: number;
}
