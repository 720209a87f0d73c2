import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForCompanyKeys, OwnerOrStaff } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { QuoteRevisionResponse } from './dto/quote-revision.response.js';
import { QuotePapers } from './quote-papers.service.js';
import { QuoteRevisions } from './quote-revisions.service.js';

@ApiTags('quotes')
@Refuses('QUOTE_NOT_FOUND')
@Controller('quotes/:id/revisions')
export class QuoteRevisionsController {
  constructor(
    private readonly revisions: QuoteRevisions,
    private readonly papers: QuotePapers,
  ) {}

  @Get()
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({
    summary: 'List the sent revisions of a quote, newest first',
    description: 'Buyers see the revisions sent to them.',
  })
  @ApiOkResponse({ type: [QuoteRevisionResponse] })
  list(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.revisions.listRevisions(id, actor);
  }

  @Get(':revision/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({ summary: 'Download a revision of a quotation as PDF' })
  @ApiParam({
    name: 'revision',
    description: 'Number of the revision, from 1',
    schema: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    example: 1,
  })
  @Refuses('QUOTE_NOT_FOUND', 'REVISION_NOT_FOUND')
  @AnswersPdf()
  pdf(
    @Param('id') id: string,
    @Param('revision') revision: string,
    @Query() { language }: PdfQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.papers.printRevision(id, Number(revision), actor, language);
  }
}
