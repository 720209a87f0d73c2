import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROTATION_HOURS } from '@shop/contract/api-keys';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { StaffLists } from '../../platform/lists/staff-lists.service.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { API_KEY_LIST } from './api-keys.list.js';
import { ApiKeys } from './api-keys.service.js';
import { CreateApiKeyDto, CreateCompanyKeyDto, UpdateApiKeyDto } from './dto/api-key.requests.js';
import { ApiKeyResponse, NewApiKeyResponse } from './dto/api-key.response.js';

const ONCE = 'The key is returned only once; it is sent as `Authorization: Bearer …`.';
const ROTATED = `The previous key works for another ${ROTATION_HOURS} hours.`;
const NOT_IN_COMPANY = ['COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND'] as const;

/** Keys of the caller's company, for its admins. */
@ApiTags('api-keys')
@Controller('api-keys/my')
export class CompanyKeysController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @ApiOperation({
    summary: 'List the API keys of your company, newest first',
    description: 'For admins of the company.',
  })
  @ApiOkResponse({ type: [ApiKeyResponse] })
  @Refuses(...NOT_IN_COMPANY)
  list(@CurrentActor() actor: Actor) {
    return this.keys.listOfCompany(actor);
  }

  @Post()
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Create an API key of your company',
    description: `For admins of the company, for the program of its purchasing. ${ONCE}`,
  })
  @ApiCreatedResponse({ type: NewApiKeyResponse })
  @Refuses(...NOT_IN_COMPANY, 'REAUTHENTICATION_REQUIRED', 'TOO_MANY_KEYS')
  create(@Body() body: CreateCompanyKeyDto, @CurrentActor() actor: Actor) {
    return this.keys.createOfCompany(body, actor);
  }

  @Post(':id/rotate')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Replace an API key of your company', description: `For admins of the company. ${ROTATED}` })
  @ApiOkResponse({ type: NewApiKeyResponse })
  @Refuses(...NOT_IN_COMPANY, 'REAUTHENTICATION_REQUIRED', 'KEY_NOT_FOUND', 'KEY_REVOKED')
  rotate(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.keys.rotate(id, actor, 'company');
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Revoke an API key of your company', description: 'For admins of the company.' })
  @ApiOkResponse({ type: ApiKeyResponse })
  @Refuses(...NOT_IN_COMPANY, 'KEY_NOT_FOUND')
  revoke(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.keys.revoke(id, actor, 'company');
  }
}

@ApiTags('api-keys')
@Controller('api-keys')
@StaffOnly('keys.manage')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly lists: StaffLists,
  ) {}

  @Get()
  @StaffOnly('keys.read')
  @ApiOperation({ summary: 'List API keys', description: 'Includes keys of companies, and revoked keys.' })
  @ListOfRows('api-keys', ApiKeyResponse, API_KEY_LIST)
  list(@Query() query: ListQueryDto) {
    return this.lists.findRows(API_KEY_LIST, query);
  }

  @Post()
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Create an API key',
    description: `The key allows its scopes as long as its maker’s role includes them. ${ONCE}`,
  })
  @ApiCreatedResponse({ type: NewApiKeyResponse })
  create(@Body() body: CreateApiKeyDto, @CurrentActor() actor: Actor) {
    return this.keys.create(body, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update the name, last day and addresses of an API key' })
  @ApiOkResponse({ type: ApiKeyResponse })
  @Refuses('KEY_NOT_FOUND', 'KEY_REVOKED')
  update(@Param('id') id: string, @Body() body: UpdateApiKeyDto, @CurrentActor() actor: Actor) {
    return this.keys.update(id, body, actor);
  }

  @Post(':id/rotate')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Replace an API key', description: `${ROTATED} ${ONCE}` })
  @ApiOkResponse({ type: NewApiKeyResponse })
  @Refuses('KEY_NOT_FOUND', 'KEY_REVOKED')
  rotate(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.keys.rotate(id, actor, 'staff');
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Revoke an API key',
    description: 'From then on its calls return 401. Also works for keys of companies.',
  })
  @ApiOkResponse({ type: ApiKeyResponse })
  @Refuses('KEY_NOT_FOUND')
  revoke(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.keys.revoke(id, actor, 'all');
  }
}
