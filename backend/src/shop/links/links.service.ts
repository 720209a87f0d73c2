import { Inject, Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { hashOf, newToken } from '../../people/users/domain/token-hash.js';
import { Clock } from '../../platform/clock.js';
import { SESSION_SECRET } from '../../platform/config/config.module.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { CODE_MINUTES, codeHash, isValidCode, newCode } from './link-code.js';
import { Link } from './link.schema.js';

export type { Link };

/** Codes that answer a quote by its link or download a month pack, for each link; and for each address. */
const CODES = attemptLimit('quoteCode', 5, HOUR);
export const CODES_FROM = attemptLimit('quoteCodeFrom', 20, HOUR);

/** Attempts at such a code, also right ones: for each link, and for each address. */
const CODE_TRIES = attemptLimit('quoteCodeTry', 10, HOUR);

type Linked = Pick<Link, 'resource' | 'record' | 'expiresAt'> & Partial<Pick<Link, 'period' | 'buyer'>>;

/** A code, with the revision of the quote that it answers; 0 for a month pack, which has one version. */
interface Proof {
  readonly code: string;
  readonly revision: number;
}

/** Links that show records without a sign-in, and the mailed codes that some of them need. Only hashes are stored. */
@Injectable()
export class Links {
  constructor(
    @InjectStore(Link) private readonly links: PlainStore<Link>,
    @Inject(SESSION_SECRET) private readonly secret: string,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** @returns the token */
  async make(linked: Linked, session: ClientSession): Promise<string> {
    const token = newToken();
    const made = { _id: new Types.ObjectId(), tokenHash: hashOf(token), createdAt: this.clock.now(), code: null };
    await this.links.insert({ period: null, buyer: null, ...linked, ...made }, session);
    return token;
  }

  /** @returns null if no link to such a record has this token, or the link has expired */
  async find(resources: readonly Link['resource'][], token: string): Promise<Link | null> {
    const link = await this.links.reads.findOne({ tokenHash: hashOf(token) }).lean<Link | null>();
    return link && resources.includes(link.resource) && link.expiresAt >= this.clock.now() ? link : null;
  }

  /** @returns the number of removed links */
  remove({ resource, record }: Pick<Link, 'resource' | 'record'>, session: ClientSession): Promise<number> {
    return this.links.removeAll({ resource, record }, session);
  }

  /** @throws DomainError TOO_MANY_REQUESTS */
  countCode({ _id }: Link): Promise<void> {
    return this.attempts.count(CODES, _id.toHexString());
  }

  /** Makes a code, which replaces an earlier one. */
  async newCode({ _id }: Link, revision: number, session: ClientSession): Promise<{ code: string; expiresAt: Date }> {
    const code = newCode();
    const expiresAt = new Date(this.clock.now().getTime() + CODE_MINUTES * 60_000);
    await this.links.changeOne(
      { _id },
      { $set: { code: { hash: this.hash(_id, { code, revision }), expiresAt } } },
      session,
    );
    return { code, expiresAt };
  }

  /**
   * Right codes are counted too: otherwise the refusal would show whether a code was right.
   * @param network of the caller
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async countTry({ _id }: Link, network: string): Promise<void> {
    await this.attempts.count(CODE_TRIES, _id.toHexString());
    await this.attempts.count(CODE_TRIES, network);
  }

  /** Deletes the code: only one of two concurrent calls finds it. @throws DomainError VALIDATION_FAILED at `code` */
  async useCode({ _id }: Link, proof: Proof, session: ClientSession | null): Promise<void> {
    const link = await this.links.reads.findById(_id).session(session).lean<Link | null>();
    const hash = this.hash(_id, proof);
    const isUsed =
      isValidCode(link?.code ?? null, hash, this.clock.now()) &&
      (await this.links.changeOne({ _id, 'code.hash': hash }, { $set: { code: null } }, session));
    if (!isUsed) throw refuseField('code', 'WRONG_CODE/quote', {}, { security: 'link code refused' });
  }

  private hash(_id: Types.ObjectId, { code, revision }: Proof): string {
    return codeHash(code, { link: _id.toHexString(), revision }, this.secret);
  }
}
