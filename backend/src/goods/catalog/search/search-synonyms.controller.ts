import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../../platform/auth/actor.js';
import { SearchSynonymsResponse, UpdateSearchSynonymsDto } from '../dto/search-synonyms.js';
import { SearchSynonyms } from './search-synonyms.service.js';

@ApiTags('synonyms')
@Controller('synonyms')
@StaffOnly('products.write')
export class SearchSynonymsController {
  constructor(private readonly synonyms: SearchSynonyms) {}

  @Get()
  @ApiOperation({
    summary: 'Get the search synonyms',
    description: 'Returns the default synonyms, version 0, until they are saved.',
  })
  @ApiOkResponse({ type: SearchSynonymsResponse })
  get() {
    return this.synonyms.get();
  }

  @Put()
  @ApiOperation({ summary: 'Update the search synonyms', description: 'Takes effect immediately.' })
  @ApiOkResponse({ type: SearchSynonymsResponse })
  update(@Body() body: UpdateSearchSynonymsDto, @CurrentActor() actor: Actor) {
    return this.synonyms.update(body, actor);
  }
}
