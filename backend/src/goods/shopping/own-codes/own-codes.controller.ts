import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { RememberCodeDto } from './dto/own-code.requests.js';
import { OwnCodeResponse } from './dto/own-code.response.js';
import { OwnCodes } from './own-codes.service.js';

@ApiTags('lists')
@Controller('own-codes')
export class OwnCodesController {
  constructor(private readonly codes: OwnCodes) {}

  @Get()
  @ApiOperation({
    summary: 'List your own product codes',
    description: 'Members of a company that shares purchases have their codes in common.',
  })
  @ApiOkResponse({ type: [OwnCodeResponse] })
  list(@CurrentActor() actor: Actor) {
    return this.codes.list(actor);
  }

  @Post()
  @ApiOperation({
    summary: 'Remember the product of your own code',
    description: 'Lines with this code then mean the product. A known code gets the new product.',
  })
  @ApiCreatedResponse({ type: OwnCodeResponse })
  @Refuses('TOO_MANY_CODES')
  remember(@Body() body: RememberCodeDto, @CurrentActor() actor: Actor) {
    return this.codes.remember(body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete one of your own product codes' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('OWN_CODE_NOT_FOUND')
  forget(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.codes.forget(id, actor);
  }
}
