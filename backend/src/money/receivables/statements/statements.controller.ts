import { Controller, Get, Param, Query } from '@nestjs/common';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys, StaffOnly } from '../../../platform/auth/actor.js';
import { AnswersPdf } from '../../../platform/http/pdf-answer.js';
import { COMPANY_LIST } from '../../../people/companies/companies.list.js';
import { ListOfRows } from '../../../platform/lists/content-range.js';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import { CompanyAccounts } from './company-accounts.service.js';
import { CompanyAccountResponse } from './dto/company-account.response.js';
import {
  OwnStatementPdfQueryDto,
  OwnStatementQueryDto,
  StaffStatementPdfQueryDto,
  StaffStatementQueryDto,
} from './dto/statement.query.js';
import { StatementResponse } from './dto/statement.response.js';
import { StatementPapers } from './statement-papers.service.js';
import { StatementsService } from './statements.service.js';

@ApiTags('users')
@Controller('users/me/statement')
export class OwnStatementController {
  constructor(
    private readonly statements: StatementsService,
    private readonly papers: StatementPapers,
  ) {}

  @Get()
  @ForCompanyKeys('own.read')
  @ApiOperation({
    summary: 'Get the statement of your account or your company',
    description: 'Admins and accounts users of a verified company get the company’s statement.',
  })
  @ApiOkResponse({ type: StatementResponse })
  @Refuses('COMPANY_NOT_FOUND')
  async get(@Query() { scope = 'own', ...query }: OwnStatementQueryDto, @CurrentActor() actor: Actor) {
    return this.statements.get(await this.statements.own(actor, scope), query);
  }

  @Get('pdf')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'Download the statement of your account or your company as PDF' })
  @AnswersPdf()
  @Refuses('COMPANY_NOT_FOUND')
  async pdf(@Query() { scope = 'own', ...query }: OwnStatementPdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printStatement(await this.statements.own(actor, scope), query, actor.id);
  }
}

@ApiTags('users')
@Refuses('USER_NOT_FOUND')
@Controller('users')
@StaffOnly('payments.read')
export class StatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly papers: StatementPapers,
  ) {}

  @Get(':id/statement')
  @ApiOperation({
    summary: 'Get the statement of an individual’s account',
    description:
      'Returns invoices, payments and refunds of a period with a running balance and aging, for documents ' +
      'without a company. Documents with a company are in the statement of that company.',
  })
  @ApiOkResponse({ type: StatementResponse })
  async get(@Param('id') id: string, @Query() query: StaffStatementQueryDto) {
    return this.statements.get(await this.statements.person(id), query);
  }

  @Get(':id/statement/pdf')
  @ApiOperation({ summary: 'Download the statement of an individual’s account as PDF' })
  @AnswersPdf()
  async pdf(@Param('id') id: string, @Query() query: StaffStatementPdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printStatement(await this.statements.person(id), query, actor.id);
  }
}

@ApiTags('companies')
@Refuses('COMPANY_NOT_FOUND')
@Controller('companies')
@StaffOnly('payments.read')
export class CompanyStatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly papers: StatementPapers,
  ) {}

  @Get(':id/statement')
  @ApiOperation({
    summary: 'Get the statement of a company’s account',
    description: 'Includes all documents of the company, whichever member ordered.',
  })
  @ApiOkResponse({ type: StatementResponse })
  async get(@Param('id') id: string, @Query() query: StaffStatementQueryDto) {
    return this.statements.get(await this.statements.company(id), query);
  }

  @Get(':id/statement/pdf')
  @ApiOperation({ summary: 'Download the statement of a company’s account as PDF' })
  @AnswersPdf()
  async pdf(@Param('id') id: string, @Query() query: StaffStatementPdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printStatement(await this.statements.company(id), query, actor.id);
  }
}

@ApiTags('companies')
@Controller('company-accounts')
@StaffOnly('payments.read')
export class CompanyAccountsController {
  constructor(private readonly accounts: CompanyAccounts) {}

  @Get()
  @ApiOperation({
    summary: 'List balances and turnover of companies',
    description: 'Sorted and filtered like the company list. Totals match the companies’ statements.',
  })
  @ListOfRows('company-accounts', CompanyAccountResponse, COMPANY_LIST)
  list(@Query() query: ListQueryDto) {
    return this.accounts.list(query);
  }
}
