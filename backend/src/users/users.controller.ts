import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../platform/auth/access.decorators.js';
import type { Actor } from '../platform/auth/actor.js';
import { DeletedResponse } from '../platform/openapi/response-fields.js';
import { ApiRefusals } from '../platform/openapi/refusals.js';
import { ListOfRows } from '../platform/list-query/content-range.js';
import { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { UpdateProfileDto, UpdateUserDto } from './dto/user.requests.js';
import { ProfileResponse, UserResponse } from './dto/user.response.js';
import { UserEditing } from './user-editing.service.js';
import { USER_LIST } from './users.list.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly editing: UserEditing,
  ) {}

  @Get('account/profile')
  @ApiOperation({ summary: 'The signed-in user' })
  @ApiOkResponse({ type: ProfileResponse })
  profile(@CurrentActor() actor: Actor): Promise<ProfileResponse> {
    return this.users.profile(actor);
  }

  @Put('profile')
  @ApiOperation({
    summary: 'Change one’s own profile',
    description: 'Nobody makes themselves staff: that and anything else is refused.',
  })
  @ApiOkResponse({ type: ProfileResponse })
  @ApiRefusals(409)
  updateProfile(@Body() body: UpdateProfileDto, @CurrentActor() actor: Actor): Promise<ProfileResponse> {
    return this.editing.updateProfile(body, actor);
  }

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'List users' })
  @ListOfRows('users', UserResponse, USER_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<UserResponse>> {
    return this.users.list(query);
  }

  @Get(':id')
  @StaffOnly()
  @ApiOperation({ summary: 'One user' })
  @ApiOkResponse({ type: UserResponse })
  get(@Param('id') id: string): Promise<UserResponse> {
    return this.users.get(id);
  }

  @Put(':id')
  @StaffOnly()
  @ApiOperation({
    summary: 'Change a user',
    description:
      'A change of rights or of the e-mail address ends the user’s sessions. The last administrator stays one.',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiRefusals(409)
  update(@Param('id') id: string, @Body() body: UpdateUserDto, @CurrentActor() actor: Actor): Promise<UserResponse> {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly()
  @ApiOperation({
    summary: 'Delete a user without documents',
    description: 'Nor can the last administrator be deleted.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiRefusals(409)
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    await this.editing.remove(id, actor);
    return { _id: id };
  }
}
