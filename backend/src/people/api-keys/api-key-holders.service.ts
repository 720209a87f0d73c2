import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mayInCompany } from '@shop/contract/company-roles';
import type { Model } from 'mongoose';
import { type KeyActor, KeyHolders } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { DatabaseSilence } from '../../platform/database/database-silence.service.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { hasSecondFactor } from '../user-record/second-factor.schema.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { ApiKey, type ApiKeyRecord } from './api-key.schema.js';
import { hashOfKey, isApiKey, isWithin } from './domain/api-key-token.js';

const NOTED_EVERY_MS = 60_000;
const FIELDS_OF_MAKER = 'name email isAdmin staffRole company companyRole secondFactor.totp secondFactor.passkeys';

/**
 * Finds the actor of an API key. Key and maker are read in each call, so that a revoked key, and a key whose maker lost
 * rights, changes at once on every server.
 */
@Injectable()
export class ApiKeyHolders extends KeyHolders {
  private readonly logger = new Logger(ApiKeyHolders.name);

  constructor(
    @InjectModel(ApiKey.name) private readonly keys: Model<ApiKey>,
    @InjectRecords(ApiKey) private readonly records: RecordStore<ApiKey>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly companies: CompaniesService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly silence: DatabaseSilence,
  ) {
    super();
  }

  override async findActor(token: string, address: string): Promise<KeyActor | null> {
    if (!isApiKey(token)) return null;
    const key = await this.silence.within(() => this.keyOf(token));
    if (key === null || (key.allowedIps.length > 0 && !isWithin(key.allowedIps, address))) return null;
    const maker = await this.silence.within(() =>
      this.users.findById(key.createdBy._id).select(FIELDS_OF_MAKER).lean<UserRecord | null>().exec(),
    );
    if (maker === null || !(await this.isOfRank(maker, key))) return null;
    await this.noteUse(key, address);
    return this.toActor(maker, key);
  }

  private async keyOf(token: string): Promise<ApiKeyRecord | null> {
    const hash = hashOfKey(token);
    const now = this.clock.now();
    const key =
      (await this.keys.findOne({ hash }).lean<ApiKeyRecord | null>()) ??
      (await this.keys.findOne({ previousHash: hash, previousUntil: { $gt: now } }).lean<ApiKeyRecord | null>());
    return key?.revokedAt === null && key.expiresAt > now ? key : null;
  }

  /** Keys of staff end with the staff role, keys of a company when their maker no longer manages it. */
  private async isOfRank(maker: UserRecord, { company }: ApiKeyRecord): Promise<boolean> {
    if (company === null) return maker.isAdmin;
    if (maker.isAdmin) return false;
    const membership = await this.companies.membershipOf(maker._id.toHexString());
    return membership.company?._id.equals(company) === true && mayInCompany(membership.companyRole, 'manage');
  }

  private toActor(maker: UserRecord, { _id, name, scopes, company }: ApiKeyRecord): KeyActor {
    const { isAdmin, staffRole } = maker;
    return {
      id: maker._id.toHexString(),
      name: maker.name,
      email: maker.email,
      isAdmin,
      staffRole,
      needsConfirmation: true,
      lacksSecondFactor: isAdmin && this.settings.current().requireSecondFactor && !hasSecondFactor(maker),
      sessionId: '',
      key: { id: _id.toHexString(), name, scopes, company: company?.toHexString() ?? null },
    };
  }

  /** At most once a minute; a failure does not refuse the call. */
  private async noteUse({ _id, lastUsedAt, lastUsedIp }: ApiKeyRecord, address: string): Promise<void> {
    const now = this.clock.now();
    const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS;
    if (isNoted && lastUsedIp === address) return;
    await this.records
      .amend({ _id }, { $set: { lastUsedAt: now, lastUsedIp: address } })
      .catch((error: unknown) => this.logger.warn(`Failed to note the use of an API key: ${errorMessage(error)}`));
  }
}
