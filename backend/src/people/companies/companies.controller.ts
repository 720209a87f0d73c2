import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { CompaniesService } from './companies.service.js';
import { COMPANY_LIST } from './companies.list.js';
import { CompanyEditing } from './company-editing.service.js';
import { CreateCompanyDto, DecideCompanyDto, UpdateCompanyDto } from './dto/company.requests.js';
import { CompanyRefusedResponse, CompanyResponse } from './dto/company.response.js';

@ApiTags('companies')
@Refuses('COMPANY_NOT_FOUND')
@Controller('companies')
@StaffOnly('customers.read')
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly editing: CompanyEditing,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List companies',
    description: 'The filter `waiting` returns companies to be verified by staff.',
  })
  @ListOfRows('companies', CompanyResponse, COMPANY_LIST)
  list(@Query() query: ListQueryDto, @CurrentActor() actor: Actor) {
    return this.companies.list(query, actor);
  }

  @Post()
  @StaffOnly('customers.write')
  @ApiOperation({
    summary: 'Create a company',
    description: 'The company is Confirmed, unless the body has another status.',
  })
  @ApiCreatedResponse({ type: CompanyResponse })
  @Refuses('COMPANY_TRN_TAKEN')
  create(@Body() body: CreateCompanyDto, @CurrentActor() actor: Actor) {
    return this.editing.create(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a company' })
  @ApiOkResponse({ type: CompanyResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.companies.get(id, actor);
  }

  @Put(':id')
  @StaffOnly('customers.write')
  @ApiOperation({
    summary: 'Update a company',
    description: 'The status Confirmed verifies the company permanently. A pending change is not affected.',
  })
  @ApiOkResponse({ type: CompanyResponse })
  @Refuses('COMPANY_TRN_TAKEN', 'COMPANY_CONFIRMED')
  update(@Param('id') id: string, @Body() body: UpdateCompanyDto, @CurrentActor() actor: Actor) {
    return this.editing.update(id, body, actor);
  }

  @Post(':id/confirm')
  @StaffOnly('customers.write')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Verify a company or its pending change',
    description: 'Verifies a new company, or applies the pending change of a verified one.',
  })
  @ApiOkResponse({ type: CompanyResponse })
  @Refuses('COMPANY_NOT_WAITING', 'COMPANY_TRN_TAKEN')
  confirm(@Param('id') id: string, @Body() body: DecideCompanyDto, @CurrentActor() actor: Actor) {
    return this.editing.confirm(id, body, actor);
  }

  @Post(':id/refuse')
  @StaffOnly('customers.write')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reject a company or its pending change',
    description: 'A new company is deleted and removed from its users. A verified company keeps its current details.',
  })
  @ApiOkResponse({ type: CompanyRefusedResponse })
  @Refuses('COMPANY_NOT_WAITING', 'COMPANY_IN_USE')
  refuse(@Param('id') id: string, @Body() body: DecideCompanyDto, @CurrentActor() actor: Actor) {
    return this.editing.refuse(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('customers.write')
  @ApiOperation({ summary: 'Delete a company without users and documents' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('COMPANY_IN_USE')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.remove(id, actor);
  }
}
