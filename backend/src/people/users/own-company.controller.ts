import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CompaniesService } from '../companies/companies.service.js';
import { CompanyPeople } from './company-people.service.js';
import { CompanySettingsDto } from '../companies/dto/company.requests.js';
import { ManagedCompanyResponse } from '../companies/dto/company.response.js';
import { CurrentActor } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
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
  @ApiOperation({ summary: 'One’s own company and its settings' })
  @ApiOkResponse({ type: ManagedCompanyResponse })
  @Refuses('COMPANY_NOT_FOUND')
  get(@CurrentActor() actor: Actor): Promise<ManagedCompanyResponse> {
    return this.companies.getSettings(actor);
  }

  @Put()
  @ApiOperation({ summary: 'Change the settings of one’s company', description: 'For its admins.' })
  @ApiOkResponse({ type: ManagedCompanyResponse })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND')
  update(@Body() body: CompanySettingsDto, @CurrentActor() actor: Actor): Promise<ManagedCompanyResponse> {
    return this.companies.updateSettings(body, actor);
  }

  @Get('people')
  @ApiOperation({ summary: 'The people of one’s company, by name', description: 'For its admins; at most 200.' })
  @ApiOkResponse({ type: [MemberResponse] })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND')
  list(@CurrentActor() actor: Actor): Promise<MemberResponse[]> {
    return this.people.listMembers(actor);
  }

  @Put('people/:id')
  @ApiOperation({ summary: 'Change role and limit of somebody of one’s company', description: 'For its admins.' })
  @ApiOkResponse({ type: MemberResponse })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND', 'MEMBER_NOT_FOUND', 'LAST_COMPANY_ADMIN')
  updateMember(
    @Param('id') id: string,
    @Body() body: UpdateMemberDto,
    @CurrentActor() actor: Actor,
  ): Promise<MemberResponse> {
    return this.people.updateMember(id, body, actor);
  }

  @Delete('people/:id')
  @ApiOperation({
    summary: 'Take somebody out of one’s company',
    description: 'For its admins. The user is a person again and keeps their own documents.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND', 'MEMBER_NOT_FOUND', 'LAST_COMPANY_ADMIN')
  removeMember(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    return this.people.removeMember(id, actor);
  }
}
