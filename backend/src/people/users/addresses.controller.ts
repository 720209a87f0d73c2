import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { AddressDto } from './dto/address.requests.js';
import { SavedAddressResponse } from './dto/address.response.js';
import { UserEditing } from './user-editing.service.js';

const WHOLE_BOOK = 'Returns the complete address book.';

@ApiTags('users')
@Controller('users/me/addresses')
export class AddressesController {
  constructor(private readonly editing: UserEditing) {}

  @Get()
  @ApiOperation({ summary: 'List your delivery addresses' })
  @ApiOkResponse({ type: [SavedAddressResponse] })
  list(@CurrentActor() actor: Actor) {
    return this.editing.listAddresses(actor);
  }

  @Post()
  @ApiOperation({ summary: 'Add a delivery address', description: WHOLE_BOOK })
  @ApiCreatedResponse({ type: [SavedAddressResponse] })
  @Refuses('TOO_MANY_ADDRESSES')
  add(@Body() body: AddressDto, @CurrentActor() actor: Actor) {
    return this.editing.addAddress(body, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Replace a delivery address', description: WHOLE_BOOK })
  @ApiOkResponse({ type: [SavedAddressResponse] })
  @Refuses('ADDRESS_NOT_FOUND')
  replace(@Param('id') id: string, @Body() body: AddressDto, @CurrentActor() actor: Actor) {
    return this.editing.replaceAddress(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Remove a delivery address', description: WHOLE_BOOK })
  @ApiOkResponse({ type: [SavedAddressResponse] })
  @Refuses('ADDRESS_NOT_FOUND')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.removeAddress(id, actor);
  }
}
