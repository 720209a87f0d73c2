import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AssignQuotesDto, ChosenQuotesDto } from './dto/quote-batch.requests.js';
import { QuoteBatchResponse } from './dto/quote-batch.response.js';
import { QuoteBatches } from './quote-batches.service.js';

/** Calls of staff for several quotes at once. */
@ApiTags('quotes')
@Controller('quotes')
@StaffOnly('quotes.write')
export class QuoteBatchesController {
  constructor(private readonly batches: QuoteBatches) {}

  @Post('assign')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Assign quotes to a member of staff',
    description: 'Includes quotes with an order. The version of a quote does not change.',
  })
  @ApiOkResponse({ type: QuoteBatchResponse })
  assign(@Body() body: AssignQuotesDto, @CurrentActor() actor: Actor) {
    return this.batches.assign(body, actor);
  }

  @Post('remind')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send reminders for quotes',
    description: 'Emails the buyers of quotes that can be accepted, at most once a day.',
  })
  @ApiOkResponse({ type: QuoteBatchResponse })
  remind(@Body() body: ChosenQuotesDto, @CurrentActor() actor: Actor) {
    return this.batches.remind(body, actor);
  }
}
