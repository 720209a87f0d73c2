import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../auth/access.decorators.js';
import { ApiRefusals } from '../openapi/refusals.js';
import { ListOfRows } from '../list-query/content-range.js';
import { ListQueryDto } from '../list-query/list-query.dto.js';
import type { ListPage } from '../list-query/list-spec.js';
import { LetterResponse } from './dto/letter.response.js';
import { LETTERS_LIST } from './letters.list.js';
import { LettersService } from './letters.service.js';

@ApiTags('mail')
@Controller('mail')
@StaffOnly()
export class MailController {
  constructor(private readonly letters: LettersService) {}

  @Get()
  @ApiOperation({ summary: 'List letters: what is waiting, sent and given up', description: 'Without what they say.' })
  @ListOfRows('mail', LetterResponse, LETTERS_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<LetterResponse>> {
    return this.letters.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One letter, without what it says' })
  @ApiOkResponse({ type: LetterResponse })
  get(@Param('id') id: string): Promise<LetterResponse> {
    return this.letters.get(id);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try a letter anew that was given up' })
  @ApiOkResponse({ type: LetterResponse })
  @ApiRefusals(409)
  retry(@Param('id') id: string): Promise<LetterResponse> {
    return this.letters.retry(id);
  }
}
