import { ApiProperty } from '@nestjs/swagger';
import { MAX_SYNONYM_GROUPS, MAX_SYNONYM_LENGTH, MAX_SYNONYMS } from '@shop/contract/synonyms';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { ListOf, Texts } from '../../../platform/http/validation/list-fields.js';
import { WholeNumber } from '../../../platform/http/validation/fields.js';
import { ApiId, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

class SynonymGroupDto {
  @Texts({
    max: MAX_SYNONYMS,
    maxLength: MAX_SYNONYM_LENGTH,
    description: 'Two or more phrases, in any language',
    example: ['ttr', 'thermal transfer ribbon'],
  })
  phrases: string[];
}

class SynonymGroupResponse {
  @ApiProperty({ type: [String], example: ['ttr', 'thermal transfer ribbon'] })
  phrases: string[];
}

export class SearchSynonymsResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ type: [SynonymGroupResponse] })
  groups: SynonymGroupResponse[];

  @ApiWholeNumber({ description: '0 until staff save the list for the first time', example: 1 })
  version: number;

  @ApiInstant({ nullable: true, description: 'null until staff save the list for the first time' })
  updatedAt: string | null;
}

@IgnoresFieldsOf(SearchSynonymsResponse)
export class UpdateSearchSynonymsDto {
  @ListOf(() => SynonymGroupDto, {
    max: MAX_SYNONYM_GROUPS,
    description: 'All groups; groups that are not sent are deleted',
  })
  groups: SynonymGroupDto[];

  @WholeNumber({
    min: 0,
    max: 1e9,
    optional: true,
    description: 'Version that was loaded; 0 if never saved',
    example: 0,
  })
  version?: number;
}
