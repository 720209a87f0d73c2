import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiRefusals } from '../platform/openapi/refusals.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, StaffOnly } from '../platform/auth/access.decorators.js';
import type { Actor } from '../platform/auth/actor.js';
import { AnswersPdf, sendPdf } from '../platform/http/pdf-answer.js';
import { StatementPdfQueryDto, StatementQueryDto } from './dto/statement.query.js';
import { StatementResponse } from './dto/statement.response.js';
import { StatementDocument } from './statement.document.js';
import { StatementsService } from './statements.service.js';

@ApiTags('users')
@ApiRefusals({ 404: ['USER_NOT_FOUND'] })
@Controller('users')
@StaffOnly()
export class StatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly document: StatementDocument,
  ) {}

  @Get(':id/statement')
  @ApiOperation({
    summary: 'A customer’s statement of account',
    description: 'Invoices, payments and refunds of a period with a running balance, and how old the debts are.',
  })
  @ApiOkResponse({ type: StatementResponse })
  get(@Param('id') id: string, @Query() query: StatementQueryDto): Promise<StatementResponse> {
    return this.statements.get(id, query);
  }

  @Get(':id/statement/pdf')
  @ApiOperation({ summary: 'A customer’s statement of account as a PDF' })
  @AnswersPdf()
  async pdf(
    @Param('id') id: string,
    @Query() query: StatementPdfQueryDto,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.document.render(id, query, actor.id));
  }
}
