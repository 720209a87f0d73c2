import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LETTER_TYPES, MAX_LETTER_BYTES, MAX_LETTER_MB } from '@shop/contract/write-offs';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersFile } from '../../platform/http/file-answer.js';
import { readUpload, TakesFile } from '../../platform/http/uploads.js';
import { ID_PATTERN } from '../../platform/http/validation/fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { INVOICE_MACHINE } from '../invoices/domain/invoice.rules.js';
import { InvoiceResponse } from '../invoices/dto/invoice.response.js';
import { WriteOffLetterResponse } from '../invoices/dto/write-off.response.js';
import { LetterQueryDto, UndoWriteOffDto, WriteOffDto } from './dto/write-off.requests.js';
import { Letters } from './letters.service.js';
import { WriteOffs } from './write-offs.service.js';

const WRITE_OFF = {
  name: 'writeOff',
  description: '`_id` of the write-off',
  schema: { type: 'string', pattern: ID_PATTERN },
};

@ApiTags('invoices')
@Refuses('INVOICE_NOT_FOUND')
@Controller('invoices/:id')
export class WriteOffsController {
  constructor(
    private readonly writeOffs: WriteOffs,
    private readonly letters: Letters,
  ) {}

  @Post('write-offs')
  @StaffOnly('invoices.writeOff')
  @ApiStateAction(INVOICE_MACHINE, ['writeOff'], {
    summary: 'Write off an invoice',
    description:
      'Reduces the amount owed and adjusts the VAT in the period of the write-off. The VAT is due again when the ' +
      'invoice is paid later. An invoice with VAT can be written off more than six months after the supply ' +
      '(`writeOffFrom`), once the customer was notified.',
  })
  @ApiCreatedResponse({ type: InvoiceResponse })
  @Refuses('INVOICE_NOT_FOUND', 'WRITE_OFF_TOO_LARGE')
  writeOff(@Param('id') id: string, @Body() body: WriteOffDto, @CurrentActor() actor: Actor) {
    return this.writeOffs.writeOff(id, body, actor);
  }

  @Post('write-offs/:writeOff/undo')
  @HttpCode(200)
  @StaffOnly('invoices.writeOff')
  @ApiParam(WRITE_OFF)
  @ApiOperation({
    summary: 'Reverse a write-off',
    description:
      'The write-off stays visible. Its VAT adjustment is reversed in its own period, or in the current period ' +
      'if that one is closed.',
  })
  @ApiOkResponse({ type: InvoiceResponse })
  @Refuses('INVOICE_NOT_FOUND', 'WRITE_OFF_NOT_FOUND', 'WRITE_OFF_UNDONE')
  undo(
    @Param('id') id: string,
    @Param('writeOff') writeOff: string,
    @Body() body: UndoWriteOffDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.writeOffs.undo(id, writeOff, body, actor);
  }

  @Post('write-off-letters')
  @StaffOnly('invoices.writeOff')
  @ApiOperation({
    summary: 'Upload the write-off letter sent to the customer',
    description:
      `The body is a PDF or an image of at most ${MAX_LETTER_MB} MB. A write-off refers to the file by its ` +
      '`_id`. Files that no write-off refers to are removed after a week.',
  })
  @TakesFile(...LETTER_TYPES)
  @ApiCreatedResponse({ type: WriteOffLetterResponse })
  async upload(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Query() { name = '' }: LetterQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.letters.storeLetter(id, await readUpload(request, MAX_LETTER_BYTES, LETTER_TYPES), name, actor);
  }

  @Get('write-offs/:writeOff/letter')
  @StaffOnly('invoices.read')
  @ApiParam(WRITE_OFF)
  @ApiOperation({ summary: 'Download the write-off letter of an invoice' })
  @AnswersFile(['application/pdf', 'image/webp'], 'Letter.pdf', (type) =>
    type === 'application/pdf' ? 'letter.pdf' : 'letter.webp',
  )
  @Refuses('INVOICE_NOT_FOUND', 'WRITE_OFF_NOT_FOUND', 'WRITE_OFF_LETTER_NOT_FOUND')
  letter(@Param('id') id: string, @Param('writeOff') writeOff: string) {
    return this.letters.get(id, writeOff);
  }
}
