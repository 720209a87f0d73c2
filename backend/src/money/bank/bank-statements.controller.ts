import { Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BANK_FILE_TYPE, MAX_BANK_FILE_BYTES } from '@shop/contract/bank';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { StaffLists } from '../../platform/lists/staff-lists.service.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { BankBatches } from './bank-batches.service.js';
import { BankImports } from './bank-imports.service.js';
import { BANK_STATEMENT_LIST } from './bank.lists.js';
import { BankFileQueryDto, ImportBankFileQueryDto } from './dto/bank.requests.js';
import { BankPreviewResponse, BankStatementResponse } from './dto/bank.response.js';

const FILE_REFUSALS = [
  'BANK_FILE_KIND',
  'BANK_FILE_UNREADABLE',
  'BANK_FILE_EMPTY',
  'BANK_FILE_TOO_LONG',
  'FILE_TOO_COMPLEX',
  'BANK_COLUMNS_UNKNOWN',
  'BANK_COLUMNS_UNCLEAR',
  'BANK_DATES_UNCLEAR',
  'BANK_DECIMAL_UNCLEAR',
  'BANK_DIRECTION_UNCLEAR',
  'BANK_BALANCE_WRONG',
  'BANK_CURRENCY',
  'BANK_DAY_UNLIKELY',
  'BANK_ACCOUNT_DIFFERS',
  'STATEMENT_DOES_NOT_ADD_UP',
  'STATEMENT_KNOWN',
] as const;

const FILE = 'The body is the file: MT940, CAMT.053, CSV or .xlsx, at most 4 MB and 2,000 lines.';

@ApiTags('bank-statements')
@Controller('bank-statements')
@StaffOnly('payments.record')
export class BankStatementsController {
  constructor(
    private readonly imports: BankImports,
    private readonly batches: BankBatches,
    private readonly staffLists: StaffLists,
  ) {}

  @Post('preview')
  @ApiOperation({ summary: 'Preview a bank file without storing it', description: FILE })
  @TakesFile(BANK_FILE_TYPE)
  @ApiCreatedResponse({ type: BankPreviewResponse })
  @Refuses(...FILE_REFUSALS)
  async preview(@Req() request: FastifyRequest, @Query() { name = '', ...query }: BankFileQueryDto) {
    return this.imports.preview({ bytes: await bytesOf(request), name, ...query });
  }

  @Post()
  @ApiOperation({
    summary: 'Import a bank file',
    description: `${FILE} Transactions that are already known are skipped; each one that may be known needs an answer. The same file can be imported only once.`,
  })
  @TakesFile(BANK_FILE_TYPE)
  @ApiCreatedResponse({ type: BankStatementResponse })
  @Refuses(...FILE_REFUSALS, 'BANK_IMPORT_OUTDATED', 'BANK_LINES_SIMILAR')
  async import(
    @Req() request: FastifyRequest,
    @Query() { name = '', plan, answers = '', ...query }: ImportBankFileQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    const file = { bytes: await bytesOf(request), name, ...query };
    const statement = await this.imports.import(file, plan, answers, actor);
    await this.batches.matchStatement(statement._id, actor);
    return statement;
  }

  @Get()
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'List imported bank statements' })
  @ListOfRows('bank-statements', BankStatementResponse, BANK_STATEMENT_LIST)
  list(@Query() query: ListQueryDto) {
    return this.staffLists.findRows(BANK_STATEMENT_LIST, query);
  }

  @Get(':id')
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'Get an imported bank statement' })
  @ApiOkResponse({ type: BankStatementResponse })
  @Refuses('BANK_STATEMENT_NOT_FOUND')
  get(@Param('id') id: string) {
    return this.imports.get(id);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a bank statement without matched transactions',
    description: 'Transactions that another statement has are not removed.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('BANK_STATEMENT_NOT_FOUND', 'STATEMENT_MATCHED')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.imports.remove(id, actor);
  }
}

const bytesOf = (request: FastifyRequest): Promise<Buffer> =>
  readUpload(request, MAX_BANK_FILE_BYTES, [BANK_FILE_TYPE]);
