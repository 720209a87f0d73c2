import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ApiRefusalDetails, Refuses } from '../../platform/openapi/refusals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { AccountsService } from './accounts.service.js';
import { UsersService } from './users.service.js';
import { CreateUserDto, UpdateProfileDto, UpdateUserDto } from './dto/user.requests.js';
import { KnownCustomersResponse } from './dto/known-customers.response.js';
import { ProfileResponse, UserResponse } from './dto/user.response.js';
import { UserEditing } from './user-editing.service.js';
import { USER_LIST } from './users.list.js';

@ApiTags('users')
@Refuses('USER_NOT_FOUND')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly editing: UserEditing,
    private readonly accounts: AccountsService,
  ) {}

  @Get('account/profile')
  @ApiOperation({ summary: 'Get the signed-in user' })
  @ApiOkResponse({ type: ProfileResponse })
  profile(@CurrentActor() actor: Actor) {
    return this.users.profile(actor);
  }

  @Put('profile')
  @ApiOperation({
    summary: 'Update your profile',
    description:
      'Users can’t make themselves staff; such a request is rejected. `company` contains the details of your ' +
      'company, to be checked by staff.',
  })
  @ApiOkResponse({ type: ProfileResponse })
  @Refuses('EMAIL_TAKEN', 'COMPANY_TRN_TAKEN', 'COMPANY_ADMIN_ONLY')
  updateProfile(@Body() body: UpdateProfileDto, @CurrentActor() actor: Actor) {
    return this.editing.updateProfile(body, actor);
  }

  @Get()
  @StaffOnly('customers.read')
  @ApiOperation({ summary: 'List users' })
  @ListOfRows('users', UserResponse, USER_LIST)
  list(@Query() query: ListQueryDto, @CurrentActor() actor: Actor) {
    return this.users.list(query, actor);
  }

  @Post('admin')
  @StaffOnly('customers.write')
  @ApiOperation({
    summary: 'Create a customer',
    description:
      'Without an email address, the customer gets no emails and can’t sign in; with one, they set a password by ' +
      'a link. Rejected if a customer with the phone number or email address exists, unless `anyway` is sent.',
  })
  @ApiCreatedResponse({ type: UserResponse })
  @Refuses('CUSTOMER_KNOWN', 'EMAIL_TAKEN')
  @ApiRefusalDetails(409, KnownCustomersResponse)
  create(@Body() body: CreateUserDto, @CurrentActor() actor: Actor) {
    return this.accounts.enter(body, actor);
  }

  @Post(':id/invitation')
  @StaffOnly('customers.write')
  @ApiOperation({
    summary: 'Invite a customer to set a password',
    description:
      'For customers created by staff with an email address. The emailed link works once, for 7 days. The ' +
      'previous link stops working.',
  })
  @ApiCreatedResponse({ type: UserResponse })
  @Refuses('NOT_INVITABLE')
  invite(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.accounts.invite(id, actor);
  }

  @Get(':id')
  @StaffOnly('customers.read')
  @ApiOperation({ summary: 'Get a user' })
  @ApiOkResponse({ type: UserResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.users.get(id, actor);
  }

  @Put(':id')
  @StaffOnly('customers.write', 'staff.write')
  @ApiOperation({
    summary: 'Update a user',
    description:
      'Changing rights or the email address ends all sessions of the user. The last administrator can’t be ' +
      'removed. `company` adds the user to a company and closes their request.',
  })
  @ApiOkResponse({ type: UserResponse })
  @Refuses('EMAIL_TAKEN', 'LAST_ADMINISTRATOR')
  update(@Param('id') id: string, @Body() body: UpdateUserDto, @CurrentActor() actor: Actor) {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('customers.write', 'staff.write')
  @ApiOperation({
    summary: 'Delete a user without documents',
    description: 'The last administrator can’t be deleted.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('USER_HAS_DOCUMENTS', 'LAST_ADMINISTRATOR')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.remove(id, actor);
  }
}
