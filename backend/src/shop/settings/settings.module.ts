import { Global, Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { Sender } from '../../platform/mail/sender.js';
import { Letterhead } from '../../platform/pdf/letterhead.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { SettingsEditing } from './settings-editing.service.js';
import { SettingsController } from './settings.controller.js';
import { Settings, SETTINGS_RECORD, SettingsSchema } from './settings.schema.js';
import { SettingsService } from './settings.service.js';

@Global()
@Module({
  imports: [storesOf([Settings, SettingsSchema, SETTINGS_RECORD]), PicturesModule],
  controllers: [SettingsController],
  providers: [
    SettingsService,
    SettingsEditing,
    { provide: Sender, useExisting: SettingsService },
    { provide: Letterhead, useExisting: SettingsService },
  ],
  exports: [SettingsService, Sender, Letterhead],
})
export class SettingsModule {}
