import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { SessionUsers } from '../common/auth/actor.js';
import { SessionStrategy } from '../common/auth/session.strategy.js';
import { SessionTokens } from '../common/auth/tokens.js';
import { AccountsService } from './accounts.service.js';
import { FirstAdministratorService } from './first-administrator.service.js';
import { SessionController } from './session.controller.js';
import { SessionsService } from './sessions.service.js';
import { User, UserSchema } from './user.schema.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]),
    PassportModule,
    JwtModule.register({}),
  ],
  controllers: [SessionController, UsersController],
  providers: [
    UsersService,
    AccountsService,
    SessionsService,
    { provide: SessionUsers, useExisting: SessionsService },
    SessionStrategy,
    SessionTokens,
    FirstAdministratorService,
  ],
  exports: [UsersService, AccountsService, FirstAdministratorService],
})
export class UsersModule {}
