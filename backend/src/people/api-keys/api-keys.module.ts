import { Module } from '@nestjs/common';
import { KeyHolders } from '../../platform/auth/actor.js';
import { storesOf } from '../../platform/database/stores.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { UserRecordModule } from '../user-record/user-record.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApiKeyHolders } from './api-key-holders.service.js';
import { ApiKeyReminders } from './api-key-reminders.service.js';
import { ApiKey, API_KEY_RECORD, ApiKeySchema } from './api-key.schema.js';
import { ApiKeysController, CompanyKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.service.js';

/** Keys with which programs call the API. */
@Module({
  imports: [storesOf([ApiKey, ApiKeySchema, API_KEY_RECORD]), UserRecordModule, CompaniesModule, UsersModule],
  controllers: [CompanyKeysController, ApiKeysController],
  providers: [ApiKeys, ApiKeyReminders, ApiKeyHolders, { provide: KeyHolders, useExisting: ApiKeyHolders }],
  exports: [KeyHolders],
})
export class ApiKeysModule {}
