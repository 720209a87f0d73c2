import { Inject, Injectable } from '@nestjs/common';
import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { hasCopies } from '@shop/contract/pictures';
import { MediaService } from '../../platform/pictures/media.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { requireVersion } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { changesBetween } from '../../platform/history/changes.js';
import { refuse } from '../../platform/errors/refuse.js';
import { settingsFaults } from './domain/settings.rules.js';
import type { PreviewSettingsDto, UpdateSettingsDto } from './dto/settings.requests.js';
import type { SettingsResponse } from './dto/settings.response.js';
import { logoNotFound, noEInvoiceEndpoint, secondFactorFirst, wrongSettings } from './settings.errors.js';
import { eInvoicingOf, type SettingsFields, toSettings, withChanges } from './settings.mapper.js';
import { Settings, SETTINGS_OBJECT_ID, SETTINGS_RECORD, type SettingsRecord } from './settings.schema.js';
import { SettingsService } from './settings.service.js';

const DAYS_AHEAD = 365;

/** Staff change the settings. */
@Injectable()
export class SettingsEditing {
  constructor(
    @InjectRecords(Settings) private readonly records: RecordStore<Settings>,
    private readonly settings: SettingsService,
    private readonly media: MediaService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'eInvoices'>,
  ) {}

  /** @throws DomainError STALE_VERSION, or `invalid` naming each wrong field */
  async update({ version, ...body }: UpdateSettingsDto, actor: Actor): Promise<SettingsResponse> {
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.settings.load(session);
        requireVersion(SETTINGS_RECORD.name, before, version);
        const fields = await this.checked(before, body);
        if (fields.requireSecondFactor && !before.requireSecondFactor && !actor.hasSecondFactor)
          throw secondFactorFirst();
        return toSettings(await this.write(before, fields, { actor, session }));
      });
    } catch (error) {
      // Two who save for the first time at one moment: both would make the record.
      throw isDuplicateKey(error) ? refuse('STALE_VERSION', { record: SETTINGS_RECORD.name }) : error;
    }
  }

  /** The settings as the body would make them; nothing is stored. @throws DomainError `invalid` naming each wrong field */
  async planned(body: PreviewSettingsDto): Promise<SettingsFields> {
    return this.checked(await this.settings.load(null), body);
  }

  private async checked(before: SettingsRecord, body: PreviewSettingsDto): Promise<SettingsFields> {
    const now = this.clock.now();
    const fields = withChanges(before, body, dubaiDay(now));
    const lastDay = dubaiDay(endOfDubaiDay(now, DAYS_AHEAD));
    const faults = settingsFaults(fields, lastDay);
    if (!(await this.isLogo(fields.logo))) faults.push(logoNotFound(fields.logo));
    if (fields.eInvoiceConnector === 'webhook' && this.environment.eInvoices === null)
      faults.push(noEInvoiceEndpoint());
    if (faults.length > 0) throw wrongSettings(faults);
    return fields;
  }

  private async isLogo(address: string): Promise<boolean> {
    return address === '' || (hasCopies(address) && (await this.media.has(address)));
  }

  private write(before: SettingsRecord, fields: SettingsFields, by: ChangeContext): Promise<SettingsRecord> {
    // Records from before them say nothing of these, and that is no change.
    const { requireSecondFactor = false, requireReadyEInvoices = false } = before;
    const complete = { ...before, requireSecondFactor, requireReadyEInvoices, ...eInvoicingOf(before) };
    if (before.version > 0) return this.records.store(complete, fields, by);
    const changes = changesBetween(before, fields);
    // The first save takes the values of the environment over, even where it changes none of them.
    const action = changes.length === 0 ? 'created' : 'updated';
    return this.records.insert({ _id: SETTINGS_OBJECT_ID, ...fields }, { ...by, action, changes });
  }
}
