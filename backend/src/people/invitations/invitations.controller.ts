import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OwnerOrStaff, Public, StaffOnly } from '../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { AttemptsLimited } from '../../platform/http/rate-limit/rate-limit.decorators.js';
import { MemberResponse } from '../users/dto/member.response.js';
import { InvitationTokenDto, InviteDto } from './dto/invitation.requests.js';
import { InvitationResponse, InvitedResponse } from './dto/invitation.response.js';
import { InvitationsService } from './invitations.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/**
 * Invitations to a company: each is an email to a person of the caller's choice. For each address, and for each
 * user.
 */
const INVITATIONS = attemptLimit('invitation', 20, HOUR);

const NOT_IN_COMPANY = ['COMPANY_ROLE_NEEDED', 'COMPANY_NOT_FOUND'] as const;
const NOT_INVITED = ['ALREADY_MEMBER', 'INVITATION_OPEN'] as const;
const INVITE =
  'The link works once, for seven days. The response is the same whether or not the address has an account.';

/** Invitations of the caller's own company. */
@ApiTags('companies')
@Controller('companies/my/invitations')
export class OwnInvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @ApiOperation({ summary: 'List pending invitations of your company', description: 'For admins of the company.' })
  @ApiOkResponse({ type: [InvitationResponse] })
  @Refuses(...NOT_IN_COMPANY)
  list(@CurrentActor() actor: Actor) {
    return this.invitations.list(null, actor);
  }

  @Post()
  @MailLimited(INVITATIONS)
  @ApiOperation({ summary: 'Invite a member to your company', description: `For admins of the company. ${INVITE}` })
  @ApiCreatedResponse({ type: InvitationResponse })
  @Refuses(...NOT_IN_COMPANY, ...NOT_INVITED)
  invite(@Body() body: InviteDto, @CurrentActor() actor: Actor) {
    return this.invitations.invite(null, body, actor);
  }
}

/** Invitations of any company, for staff. */
@ApiTags('companies')
@Refuses('COMPANY_NOT_FOUND')
@Controller('companies/:id/invitations')
@StaffOnly('customers.read')
export class CompanyInvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @ApiOperation({ summary: 'List pending invitations of a company' })
  @ApiOkResponse({ type: [InvitationResponse] })
  list(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.invitations.list(id, actor);
  }

  @Post()
  @StaffOnly('customers.write')
  @ApiOperation({ summary: 'Invite a member to a company', description: INVITE })
  @ApiCreatedResponse({ type: InvitationResponse })
  @Refuses(...NOT_INVITED)
  invite(@Param('id') id: string, @Body() body: InviteDto, @CurrentActor() actor: Actor) {
    return this.invitations.invite(id, body, actor);
  }
}

@ApiTags('companies')
@Controller('invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('look')
  @Public()
  @AttemptsLimited()
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Get an invitation', description: 'Needs only the token of the link.' })
  @ApiOkResponse({ type: InvitedResponse })
  @Refuses('INVALID_INVITATION')
  look(@Body() { token }: InvitationTokenDto) {
    return this.invitations.showInvitation(token);
  }

  @Post('accept')
  @AttemptsLimited()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept a company invitation',
    description: 'Possible once, for the user with the invited address.',
  })
  @ApiOkResponse({ type: MemberResponse })
  @Refuses('INVALID_INVITATION', 'INVITATION_FOR_ANOTHER', 'IN_ANOTHER_COMPANY')
  accept(@Body() { token }: InvitationTokenDto, @CurrentActor() actor: Actor) {
    return this.invitations.acceptInvitation(token, actor);
  }

  @Post(':id/send')
  @OwnerOrStaff('customers.write')
  @MailLimited(INVITATIONS)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Resend an invitation with a new link',
    description: 'For admins of the company and staff. The previous link stops working.',
  })
  @ApiOkResponse({ type: InvitationResponse })
  @Refuses('INVITATION_NOT_FOUND', 'INVITATION_CLOSED')
  sendAgain(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.invitations.sendAgain(id, actor);
  }

  @Delete(':id')
  @OwnerOrStaff('customers.write')
  @ApiOperation({ summary: 'Revoke an invitation', description: 'For admins of the company and staff.' })
  @ApiOkResponse({ type: InvitationResponse })
  @Refuses('INVITATION_NOT_FOUND', 'INVITATION_CLOSED')
  revoke(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.invitations.revoke(id, actor);
  }
}
