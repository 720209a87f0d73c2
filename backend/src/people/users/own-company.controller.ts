import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CompaniesService } from '../companies/companies.service.js';
import { CompanyPeople } from './company-people.service.js';
import { CompanySettingsDto } from '../companies/dto/company.requests.js';
import { ManagedCompanyResponse } from '../companies/dto/company.response.js';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { MemberResponse } from './dto/member.response.js';
import { UpdateMemberDto } from './dto/user.requests.js';

/** The caller's company, once staff have confirmed it. */
@ApiTags('companies')
@Controller('companies/my')
export class OwnCompanyController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly people: CompanyPeople,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get your company and its settings' })
  @ApiOkResponse({ type: ManagedCompanyResponse })
  @Refuses('COMPANY_NOT_FOUND')
  get(@CurrentActor() actor: Actor) {
    return this.companies.getSettings(actor);
  }

  @Put()
  @ApiOperation({ summary: 'Update your company’s settings', description: 'For admins of the company.' })
  @ApiOkResponse({ type: ManagedCompanyResponse })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND')
  update(@Body() body: CompanySettingsDto, @CurrentActor() actor: Actor) {
    return this.companies.updateSettings(body, actor);
  }

  @Get('people')
  @ApiOperation({
    summary: 'List the members of your company',
    description: 'For admins of the company; at most 200 members, by name.',
  })
  @ApiOkResponse({ type: [MemberResponse] })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND')
  list(@CurrentActor() actor: Actor) {
    return this.people.listMembers(actor);
  }

  @Put('people/:id')
  @ApiOperation({ summary: 'Update the role and limit of a company member', description: 'For admins of the company.' })
  @ApiOkResponse({ type: MemberResponse })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND', 'MEMBER_NOT_FOUND', 'LAST_COMPANY_ADMIN')
  updateMember(@Param('id') id: string, @Body() body: UpdateMemberDto, @CurrentActor() actor: Actor) {
    return this.people.updateMember(id, body, actor);
  }

  @Delete('people/:id')
  @ApiOperation({
    summary: 'Remove a member from your company',
    description: 'For admins of the company. The user becomes an individual again and keeps their own documents.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND', 'MEMBER_NOT_FOUND', 'LAST_COMPANY_ADMIN')
  removeMember(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.people.removeMember(id, actor);
  }
}
