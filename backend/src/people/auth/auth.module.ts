import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { SessionUsers } from '../../platform/auth/actor.js';
import { Callers } from '../../platform/auth/callers.service.js';
import { KeyAccess } from '../../platform/auth/key-access.service.js';
import { SessionStrategy } from '../../platform/auth/session.strategy.js';
import { SessionTokens } from '../../platform/auth/tokens.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { UserRecordModule } from '../user-record/user-record.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthCookies } from './auth-cookies.service.js';
import { PasswordsService } from './passwords.service.js';
import { Passkeys } from './second-factor/passkeys.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionsService } from './sessions.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasskeysController } from './second-factor/passkeys.controller.js';
import { SecondFactorController, SecondFactorResetController } from './second-factor/second-factor.controller.js';
import { SessionController } from './session.controller.js';
import { SignInService } from './sign-in.service.js';
import { UserSessionsController } from './user-sessions.controller.js';

/** Sign-in, sessions, passwords and second factors. */
@Module({
  imports: [UserRecordModule, UsersModule, ApiKeysModule, PassportModule, JwtModule.register({})],
  controllers: [
    SessionController,
    PasswordsController,
    UserSessionsController,
    PasskeysController,
    SecondFactorController,
    SecondFactorResetController,
  ],
  providers: [
    SignInService,
    SessionsService,
    PasswordsService,
    Passkeys,
    SecondFactorService,
    AuthCookies,
    { provide: SessionUsers, useExisting: SessionsService },
    SessionStrategy,
    SessionTokens,
    Callers,
    KeyAccess,
  ],
  exports: [SessionStrategy, Callers, KeyAccess],
})
export class AuthModule {}
