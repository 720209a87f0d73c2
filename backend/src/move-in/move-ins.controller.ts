import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MOVE_IN_KINDS } from '@shop/contract/move-in';
import { type Actor, CurrentActor, StaffOnly } from '../platform/auth/actor.js';
import { LargeBody } from '../platform/http/json-bodies.js';
import { Refuses } from '../platform/openapi/refusals.js';
import { DeletedResponse } from '../platform/openapi/response-fields.js';
import { BeginMoveInDto, UpdateMoveInDto } from '../shop/move-ins/dto/move-in.requests.js';
import { MoveInResponse } from '../shop/move-ins/dto/move-in.response.js';
import { MoveInsService } from '../shop/move-ins/move-ins.service.js';
import { GoLiveDto, MoveInFileDto } from './dto/move-in-file.requests.js';
import { MoveInImportResponse, MoveInReportResponse, MoveInStepResponse } from './dto/move-in-file.response.js';
import { MoveInEntries } from './move-in-entries.service.js';
import { MoveInImports } from './move-in-imports.service.js';
import { OldNumbers } from './old-numbers.service.js';
import { MoveInReports } from './move-in-report.service.js';

const ApiKind = () => ApiParam({ name: 'kind', enum: MOVE_IN_KINDS, description: 'Kind of records' });

@ApiTags('move-ins')
@Controller('move-ins')
@StaffOnly('moveIns.read')
export class MoveInsController {
  constructor(
    private readonly moveIns: MoveInsService,
    private readonly entries: MoveInEntries,
    private readonly imports: MoveInImports,
    private readonly reports: MoveInReports,
    private readonly numbers: OldNumbers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List move-ins from other books, newest first' })
  @ApiOkResponse({ type: [MoveInResponse] })
  list() {
    return this.moveIns.list();
  }

  @Post()
  @StaffOnly('moveIns.run')
  @ApiOperation({
    summary: 'Begin a move-in',
    description:
      'One move-in can be open. Its files bring open items of the old books in, which nothing is sent about.',
  })
  @Refuses('MOVE_IN_OPEN')
  @ApiCreatedResponse({ type: MoveInResponse })
  begin(@Body() body: BeginMoveInDto, @CurrentActor() actor: Actor) {
    return this.moveIns.begin(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a move-in' })
  @Refuses('MOVE_IN_NOT_FOUND')
  @ApiOkResponse({ type: MoveInResponse })
  get(@Param('id') id: string) {
    return this.moveIns.get(id);
  }

  @Put(':id')
  @StaffOnly('moveIns.run')
  @ApiOperation({
    summary: 'Change the days and balances of an open move-in',
    description: 'Lists that are sent replace the stored ones. A series starts elsewhere until it has given a number.',
  })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_ENDED', 'SWITCH_DAY_FIXED', 'SERIES_BEGUN', 'NUMBER_AHEAD', 'STALE_VERSION')
  @ApiOkResponse({ type: MoveInResponse })
  update(@Param('id') id: string, @Body() body: UpdateMoveInDto, @CurrentActor() actor: Actor) {
    return this.moveIns.update(id, body, actor, {
      isUsed: (moveIn, session) => this.entries.isUsed(moveIn, session),
      highest: (series, session) => this.numbers.highest(series, session),
    });
  }

  @Get(':id/steps')
  @ApiOperation({ summary: 'List the steps of a move-in with what they brought' })
  @Refuses('MOVE_IN_NOT_FOUND')
  @ApiOkResponse({ type: [MoveInStepResponse] })
  steps(@Param('id') id: string) {
    return this.imports.steps(id);
  }

  @Get(':id/report')
  @ApiOperation({
    summary: 'Compare the old trial balance with the records of a move-in',
    description: 'Open amounts on the eve of the switch, whatever happened since.',
  })
  @Refuses('MOVE_IN_NOT_FOUND')
  @ApiOkResponse({ type: [MoveInReportResponse] })
  report(@Param('id') id: string) {
    return this.reports.report(id);
  }

  @Post(':id/live')
  @HttpCode(200)
  @StaffOnly('moveIns.run')
  @ApiOperation({
    summary: 'Finish a move-in',
    description:
      'Closes the VAT periods filed from the old books. Payment reminders for open items begin a week later. A ' +
      'difference from the declared balances needs a reason.',
  })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_ENDED', 'MOVE_IN_DIFFERENCE')
  @ApiOkResponse({ type: MoveInResponse })
  goLive(@Param('id') id: string, @Body() { reason = '' }: GoLiveDto, @CurrentActor() actor: Actor) {
    return this.reports.goLive(id, reason, actor);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @StaffOnly('moveIns.run')
  @ApiOperation({ summary: 'Cancel a move-in', description: 'Its steps have to be undone before.' })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_ENDED', 'MOVE_IN_STEPS')
  @ApiOkResponse({ type: MoveInResponse })
  undo(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.imports.undo(id, actor);
  }

  @Post(':id/:kind')
  @LargeBody()
  @HttpCode(200)
  @StaffOnly('moveIns.run')
  @ApiKind()
  @ApiOperation({
    summary: 'Check or import a file of the old books',
    description:
      'Without `plan` this is a dry run. Headings of the program that the books are in are known. Rows are stored in ' +
      'portions; a file that was stopped half way goes on when it is checked and imported again.',
  })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_KIND_NOT_FOUND', 'MOVE_IN_ENDED', 'IMPORT_OUTDATED', 'FILE_TOO_COMPLEX')
  @ApiOkResponse({ type: MoveInImportResponse })
  importFile(
    @Param('id') id: string,
    @Param('kind') kind: string,
    @Body() body: MoveInFileDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.imports.run(id, kind, body, actor);
  }

  @Post(':id/:kind/undo')
  @HttpCode(200)
  @StaffOnly('moveIns.run')
  @ApiKind()
  @ApiOperation({
    summary: 'Remove the records that a step of a move-in brought',
    description: 'All of them, or none if one was used since. The same file can bring them again.',
  })
  @Refuses('MOVE_IN_NOT_FOUND', 'MOVE_IN_KIND_NOT_FOUND', 'MOVE_IN_ENDED', 'MOVE_IN_USED')
  @ApiOkResponse({ type: DeletedResponse })
  undoStep(@Param('id') id: string, @Param('kind') kind: string, @CurrentActor() actor: Actor) {
    return this.imports.undoStep(id, kind, actor);
  }
}
