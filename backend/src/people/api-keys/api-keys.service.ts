import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_KEY_DAYS } from '@shop/contract/api-keys';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { StaffAction } from '@shop/contract/staff-roles';
import { dayAfter } from '@shop/contract/working-days';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { rotationUntil } from '../../platform/auth/rotation.js';
import { requireConfirmed, requireStaffActions } from '../../platform/auth/staff-access.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { loadRecord, requireVersion } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { CompaniesService } from '../companies/companies.service.js';
import { ApiKey, API_KEY_RECORD, type ApiKeyRecord } from './api-key.schema.js';
import { hashOfKey, isNetwork, newApiKey, shownPart } from './domain/api-key-token.js';
import type { CreateApiKeyDto, CreateCompanyKeyDto, UpdateApiKeyDto } from './dto/api-key.requests.js';
import { ApiKeyResponse, type NewApiKeyResponse } from './dto/api-key.response.js';

/** The most keys of a company that are not revoked. */
const MOST_OF_COMPANY = 20;

/** Keys of staff’s software, and of the purchasing systems of buyers. Only hashes are stored. */
@Injectable()
export class ApiKeys {
  constructor(
    @InjectModel(ApiKey.name) private readonly model: Model<ApiKey>,
    @InjectRecords(ApiKey) private readonly records: RecordStore<ApiKey>,
    private readonly companies: CompaniesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError STAFF_ROLE_REFUSED for an action that the maker's role does not include */
  create(body: CreateApiKeyDto, actor: Actor): Promise<NewApiKeyResponse> {
    requireStaffActions(actor, body.scopes satisfies StaffAction[]);
    return this.transactions.run(actor, (session) => this.insert(body, null, { actor, session }));
  }

  /** @throws DomainError VALIDATION_FAILED, KEY_NOT_FOUND, KEY_REVOKED, STALE_VERSION */
  update(id: string, body: UpdateApiKeyDto, actor: Actor): Promise<ApiKeyResponse> {
    const fields = this.fieldsOf(body);
    return this.transactions.answer(actor, async (session) => {
      const key = await this.loadOpen(id, null, session);
      requireVersion(API_KEY_RECORD.name, key, body.version);
      return ApiKeyResponse.stored(await this.records.store(key, fields, { actor, session }));
    });
  }

  /**
   * The previous secret works for another day.
   * @param of whose key; one of a company needs an admin of the company
   * @throws DomainError KEY_NOT_FOUND, KEY_REVOKED, COMPANY_NOT_FOUND, COMPANY_ROLE_NEEDED, REAUTHENTICATION_REQUIRED
   */
  rotate(id: string, actor: Actor, of: 'staff' | 'company'): Promise<NewApiKeyResponse> {
    if (of === 'company') requireConfirmed(actor);
    return this.transactions.run(actor, async (session) => {
      const before = await this.loadOpen(id, of === 'staff' ? null : await this.companyOf(actor, session), session);
      const key = newApiKey();
      const previousUntil = rotationUntil(before, this.clock.now());
      const rotated = previousUntil && { previousHash: before.hash, previousUntil };
      const fields = { hash: hashOfKey(key), prefix: shownPart(key), ...rotated };
      const record = await this.records.store(before, fields, { actor, session, action: 'rotated' });
      return { ...ApiKeyResponse.stored(record), key };
    });
  }

  /** Staff revoke all keys, others those of their company. @throws DomainError KEY_NOT_FOUND, COMPANY_NOT_FOUND, COMPANY_ROLE_NEEDED */
  revoke(id: string, actor: Actor, of: 'all' | 'company'): Promise<ApiKeyResponse> {
    return this.transactions.answer(actor, async (session) => {
      const company = of === 'all' ? undefined : await this.companyOf(actor, session);
      const key = await this.load(id, company, session);
      if (key.revokedAt !== null) return ApiKeyResponse.stored(key);
      const fields = { revokedAt: this.clock.now(), previousHash: null, previousUntil: null };
      return ApiKeyResponse.stored(await this.records.store(key, fields, { actor, session, action: 'revoked' }));
    });
  }

  /** The keys of the caller's company, the newest first. @throws DomainError COMPANY_NOT_FOUND, COMPANY_ROLE_NEEDED */
  async listOfCompany(actor: Actor): Promise<ApiKeyResponse[]> {
    const { _id } = await this.companies.companyFor(actor, 'manage');
    const found = await this.model.find({ company: _id }).sort({ createdAt: -1, _id: -1 }).lean<ApiKeyRecord[]>();
    return found.map((key) => ApiKeyResponse.stored(key));
  }

  /** @throws DomainError COMPANY_NOT_FOUND, COMPANY_ROLE_NEEDED, REAUTHENTICATION_REQUIRED, TOO_MANY_KEYS */
  createOfCompany(body: CreateCompanyKeyDto, actor: Actor): Promise<NewApiKeyResponse> {
    requireConfirmed(actor);
    return this.transactions.run(actor, async (session) => {
      const company = await this.companyOf(actor, session);
      const count = await this.model.countDocuments({ company, revokedAt: null }).session(session);
      if (count >= MOST_OF_COMPANY) throw refuse('TOO_MANY_KEYS', { max: MOST_OF_COMPANY });
      return this.insert(body, company, { actor, session });
    });
  }

  /** The keys that work until then and not longer. */
  expiringUntil(until: Date, session: ClientSession | null = null): Promise<ApiKeyRecord[]> {
    const expiresAt = { $gt: this.clock.now(), $lte: until };
    return this.model.find({ revokedAt: null, expiresAt }).session(session).lean<ApiKeyRecord[]>();
  }

  private async insert(
    body: CreateApiKeyDto | CreateCompanyKeyDto,
    company: Types.ObjectId | null,
    by: { readonly actor: Actor; readonly session: ClientSession },
  ): Promise<NewApiKeyResponse> {
    const key = newApiKey();
    const createdBy = { _id: new Types.ObjectId(by.actor.id), name: by.actor.name };
    const secret = { hash: hashOfKey(key), prefix: shownPart(key) };
    const scopes = [...new Set<string>(body.scopes)];
    const record = await this.records.insert({ ...this.fieldsOf(body), ...secret, scopes, company, createdBy }, by);
    return { ...ApiKeyResponse.stored(record), key };
  }

  private async companyOf(actor: Actor, session: ClientSession): Promise<Types.ObjectId> {
    return (await this.companies.companyFor(actor, 'manage', session))._id;
  }

  private async loadOpen(id: string, company: Types.ObjectId | null, session: ClientSession): Promise<ApiKeyRecord> {
    const key = await this.load(id, company, session);
    if (key.revokedAt !== null) throw refuse('KEY_REVOKED');
    return key;
  }

  /** @param company null for keys of staff, undefined for all keys @throws DomainError KEY_NOT_FOUND */
  private async load(
    id: string,
    company: Types.ObjectId | null | undefined,
    session: ClientSession,
  ): Promise<ApiKeyRecord> {
    const key = await loadRecord(this.model, API_KEY_RECORD, id, session);
    const isMeant = company === undefined || key.company?.toHexString() === company?.toHexString();
    if (!isMeant) throw refuse('KEY_NOT_FOUND');
    return key;
  }

  /** @throws DomainError VALIDATION_FAILED */
  private fieldsOf({ name, expiresOn, allowedIps }: UpdateApiKeyDto) {
    const from = dubaiDay(this.clock.now());
    const until = dayAfter(from, MAX_KEY_DAYS);
    if (expiresOn < from || expiresOn > until) {
      throw refuseField('expiresOn', 'DATE_BETWEEN', { from, until, value: expiresOn });
    }
    const networks = allowedIps ?? [];
    for (const value of networks) if (!isNetwork(value)) throw refuseField('allowedIps', 'NETWORK', { value });
    return { name, expiresAt: endOfDubaiDay(startOfDubaiDay(expiresOn)), allowedIps: networks };
  }
}
