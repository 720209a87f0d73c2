import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys } from '../../../platform/auth/actor.js';
import { AnswersPdf, PdfQueryDto } from '../../../platform/http/pdf-answer.js';
import { OwnPriceListResponse, OwnPricesResponse } from './dto/own-prices.response.js';
import { OwnPrices } from './own-prices.service.js';
import { PriceListPapers } from './price-list-papers.service.js';

@ApiTags('price-lists')
@Controller('prices/my')
export class OwnPricesController {
  constructor(
    private readonly prices: OwnPrices,
    private readonly papers: PriceListPapers,
  ) {}

  @Get()
  @ForCompanyKeys('own.read')
  @ApiOperation({
    summary: 'Get your agreed prices',
    description:
      'Returns today’s prices for the caller, their company and their customer groups. Public quantity breaks ' +
      'are part of the products.',
  })
  @ApiOkResponse({ type: OwnPricesResponse })
  get(@CurrentActor() actor: Actor) {
    return this.prices.ownPricesOf(actor);
  }

  @Get('lists')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List your price lists, without prices' })
  @ApiOkResponse({ type: [OwnPriceListResponse] })
  lists(@CurrentActor() actor: Actor) {
    return this.prices.lists(actor);
  }

  @Get('pdf')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'Download your agreed prices as PDF' })
  @AnswersPdf()
  pdf(@Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printOwn(actor, language);
  }
}
