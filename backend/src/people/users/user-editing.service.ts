import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { type Membership, membershipOf } from '../user-record/membership.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Actor } from '../../platform/auth/actor.js';
import { requireConfirmed, requireStaffActions, seesPrices } from '../../platform/auth/staff-access.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { requireVersion, toObjectId } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requirePhone } from '../../platform/http/validation/phone.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { Events } from '../../platform/events/events.service.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { Clock } from '../../platform/clock.js';
import { addressChange } from './domain/address-change.js';
import { EmailProofs } from './email-proofs.service.js';
import { consequencesOf } from './domain/account-change.js';
import { accountActionOf, losesAdministrator, rightsAfter } from './domain/staff-rights.js';
import { storedEmail } from './domain/email.js';
import type { UpdateProfileDto, UpdateUserDto } from './dto/user.requests.js';
import type { ProfileResponse, UserResponse } from './dto/user.response.js';
import { emailChangedEmail, emailPendingEmail } from './user.emails.js';
import { DOCUMENTS_OF_OWNER } from '../user-record/owner.events.js';
import { USER_REMOVED } from './user.events.js';
import { UsersService } from './users.service.js';
import { changedLimit, CompanyPeople } from './company-people.service.js';
import { User, type UserRecord, type Address } from '../user-record/user.schema.js';
import { ADMINISTRATORS } from './users.list.js';
import { CompanyEditing } from '../companies/company-editing.service.js';
import { MAX_ADDRESSES } from '@shop/contract/delivery';
import { storedPlace } from '../../documents/particulars/dto/delivery-address.requests.js';
import { withEntry, withoutEntry } from './domain/address-book.js';
import type { AddressDto } from './dto/address.requests.js';
import type { SavedAddressResponse } from './dto/address.response.js';
import { toAddresses, userShownTo } from './user.mapper.js';

type PersonalFields = Omit<UpdateUserDto, keyof Membership | 'isEmailKnown'>;

/** The differences between a change by staff and a user's own change. */
interface Steps<T> {
  readonly membership: (before: UserRecord, by: ChangeContext) => Promise<Membership>;
  readonly answer: (user: UserRecord, session: ClientSession) => Promise<T>;
  /** True if staff vouch for the address. */
  readonly isVouchedFor?: boolean;
}

/**
 * The fields in the body, in their stored form. An unchanged phone number is not validated: it may be older than the
 * rule for numbers.
 * @throws DomainError VALIDATION_FAILED
 */
function storedFields(before: User, body: PersonalFields): Partial<User> {
  const { phoneNumber } = body;
  if (phoneNumber && phoneNumber !== before.phoneNumber) requirePhone('phoneNumber', phoneNumber);
  const email = emailAfter(before, body.email);
  const rights = rightsAfter(before, body);
  if (email === '' && (before.email !== '' || rights.isAdmin)) throw refuseField('email', 'REQUIRED/email');
  const fields = Object.entries<unknown>({ ...body, ...limitIn(body), email, ...rights }).filter(
    ([field, value]) => value !== undefined && !MEMBERSHIP.has(field) && field !== 'version',
  );
  return Object.fromEntries(fields);
}

/** An unchanged address is not normalised: it could equal that of another user. */
const emailAfter = (before: User, sent = before.email): string =>
  storedEmail(sent) === storedEmail(before.email) ? before.email : storedEmail(sent);

const limitIn = ({ creditLimit }: PersonalFields) =>
  creditLimit === undefined ? {} : { creditLimit: changedLimit(null, creditLimit) };

const MEMBERSHIP = new Set(['company', 'companyRole', 'monthlyLimit', 'companyRequest']);

type Book = readonly Address[];

const same = (a: Types.ObjectId, b: Types.ObjectId) => a.equals(b);

/**
 * Staff and users themselves change and delete users; users also change their delivery addresses. `AccountsService`
 * creates users.
 */
@Injectable()
export class UserEditing {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly outbox: Outbox,
    private readonly people: CompanyPeople,
    private readonly companyEditing: CompanyEditing,
    private readonly proofs: EmailProofs,
    private readonly clock: Clock,
  ) {}

  /** Changes the fields that staff may change. */
  update(id: string, { isEmailKnown, ...sent }: UpdateUserDto, actor: Actor): Promise<UserResponse> {
    const { creditLimit, monthlyLimit } = sent;
    // A caller that sees no limits sends null back.
    const limits = { creditLimit: creditLimit ?? undefined, monthlyLimit: monthlyLimit ?? undefined };
    const body = seesPrices(actor) ? sent : { ...sent, ...limits };
    return this.change(id, body, actor, {
      isVouchedFor: isEmailKnown === true,
      membership: (before, { session }) => {
        if (isEmailKnown === true || emailAfter(before, body.email) !== before.email) requireConfirmed(actor);
        requireStaffActions(actor, [accountActionOf(before, rightsAfter(before, body))]);
        const { creditLimit = before.creditLimit } = limitIn(body);
        const isOtherBilling = body.billing !== undefined && body.billing !== before.billing;
        if (creditLimit !== before.creditLimit || isOtherBilling) requireStaffActions(actor, ['customers.terms']);
        return this.people.wantedMembership(before, body, session);
      },
      answer: async (user, session) => userShownTo(actor, await this.users.toUserResponse(user, session)),
    });
  }

  /**
   * Changes the fields that users may change themselves. A new email address needs the password, since links for a new
   * password are sent to it.
   */
  async updateProfile(body: UpdateProfileDto, actor: Actor): Promise<ProfileResponse> {
    const { currentPassword, isAdmin, company, ...fields } = body;
    if (isAdmin !== undefined && isAdmin !== actor.isAdmin) throw refuseField('isAdmin', 'NOT_ACCEPTED/own');
    if (fields.email !== undefined && storedEmail(fields.email) !== storedEmail(actor.email)) {
      if (!currentPassword) throw refuseField('currentPassword', 'PASSWORD_FOR_EMAIL');
      await this.users.requireCurrentPassword(currentPassword, actor);
    }
    const newCompany = new Types.ObjectId();
    return this.change(actor.id, fields, actor, {
      membership: async (before, by) =>
        company
          ? this.companyEditing.applyForCompany(membershipOf(before), company, newCompany, by)
          : membershipOf(before),
      answer: (user, session) => this.users.toProfileResponse(user, session),
    });
  }

  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const user = await this.users.load(id, session);
      requireStaffActions(actor, [accountActionOf(user)]);
      if (user.staffRole === 'Administrator') await this.keepOneAdministrator(user._id, session);
      const documents = await this.events.query(DOCUMENTS_OF_OWNER, { user: id }, session);
      if (documents.flat().length > 0) throw refuse('USER_HAS_DOCUMENTS');
      await this.events.publish(USER_REMOVED, id, { actor, session });
      await this.records.remove(user, { actor, session });
      return { _id: id };
    });
  }

  /** Removes customers to whom nothing refers, in the caller's transaction. */
  async removeIn(users: readonly UserRecord[], by: ChangeContext): Promise<void> {
    for (const user of users) {
      await this.events.publish(USER_REMOVED, user._id.toHexString(), by);
      await this.records.remove(user, by);
    }
  }

  /** Changes the fields in the body; `consequencesOf` decides which sessions and links a change ends. */
  private async change<T extends object>(
    id: string,
    body: PersonalFields,
    actor: Actor,
    { membership, answer, isVouchedFor = false }: Steps<T>,
  ): Promise<T> {
    const { version, ...wanted } = body;
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.users.load(id, session);
        requireVersion('user', before, version);
        const fields = storedFields(before, wanted);
        if (losesAdministrator(before, { ...before, ...fields })) await this.keepOneAdministrator(before._id, session);
        const belongs = await membership(before, { actor, session });
        const by = { actor, session };
        return answer(await this.store(before, fields, { membership: belongs, isVouchedFor }, by), session);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('EMAIL_TAKEN') : error;
    }
  }

  private async store(
    before: UserRecord,
    fields: Partial<User>,
    { membership, isVouchedFor }: { readonly membership: Membership; readonly isVouchedFor: boolean },
    by: ChangeContext,
  ): Promise<UserRecord> {
    const { endsSessions, movesMail } = consequencesOf(before, fields, before._id.equals(by.actor?.id));
    const ended = { ...(endsSessions && { sessions: [] }), ...(movesMail && { passwordReset: null }) };
    const belongs = await this.people.membershipChanges(before, membership, by.session);
    const address = addressChange(before, fields.email ?? before.email, { isVouchedFor, now: this.clock.now() });
    const stored = { ...fields, ...address };
    const changes = [...changesBetween(before, stored), ...belongs];
    const set = { ...stored, ...ended, ...(belongs.length > 0 && membership) };
    const after = await this.records.store(before, set, { ...by, changes });
    if (movesMail) await this.mailMove(before, after, by.session);
    return after;
  }

  private async mailMove(before: UserRecord, after: UserRecord, session: ClientSession): Promise<void> {
    if (after.email !== before.email)
      return void (await this.outbox.post(emailChangedEmail(before, after.email), session));
    const { pendingEmail } = after;
    if (await this.users.isTaken(pendingEmail, session)) throw refuse('EMAIL_TAKEN');
    await this.outbox.post(emailPendingEmail(before, pendingEmail), session);
    await this.proofs.mailLink(after, session);
  }

  /** Locks all other Administrators, so that two concurrent removals conflict instead of leaving none. */
  private async keepOneAdministrator(leaving: Types.ObjectId, session: ClientSession): Promise<void> {
    const others = await this.records.lockAll({ ...ADMINISTRATORS, _id: { $ne: leaving } }, session);
    if (others === 0) throw refuse('LAST_ADMINISTRATOR');
  }

  async listAddresses(actor: Actor): Promise<SavedAddressResponse[]> {
    return toAddresses(await this.users.load(actor.id));
  }

  /** @throws DomainError VALIDATION_FAILED, TOO_MANY_ADDRESSES */
  addAddress(body: AddressDto, actor: Actor): Promise<SavedAddressResponse[]> {
    const entry = entryOf(new Types.ObjectId(), body);
    return this.changeAddresses(actor, (book) => {
      if (book.length >= MAX_ADDRESSES) throw refuse('TOO_MANY_ADDRESSES', { max: MAX_ADDRESSES });
      return withEntry(book, entry, same);
    });
  }

  /** @throws DomainError VALIDATION_FAILED, ADDRESS_NOT_FOUND */
  replaceAddress(id: string, body: AddressDto, actor: Actor): Promise<SavedAddressResponse[]> {
    return this.changeAddresses(actor, (book) => {
      const before = requireEntry(book, id);
      return withEntry(book, entryOf(before._id, { isDefault: before.isDefault, ...body }), same);
    });
  }

  /** @throws DomainError ADDRESS_NOT_FOUND */
  removeAddress(id: string, actor: Actor): Promise<SavedAddressResponse[]> {
    return this.changeAddresses(actor, (book) => withoutEntry(book, requireEntry(book, id)._id, same));
  }

  private changeAddresses(actor: Actor, next: (book: Book) => Address[]): Promise<SavedAddressResponse[]> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.users.load(actor.id, session);
      const book = before.addresses;
      const addresses = next(book);
      // The history stores only the number of addresses, for privacy.
      const changes = [{ field: 'addresses', from: book.length, to: addresses.length }];
      const stored = await this.records.store(before, { addresses }, { actor, session, changes });
      return toAddresses(stored);
    });
  }
}

function entryOf(_id: Types.ObjectId, body: AddressDto): Address {
  return { _id, ...storedPlace('', body), isDefault: body.isDefault ?? false };
}

function requireEntry(book: Book, id: string): Address {
  const _id = toObjectId(id);
  const found = book.find((entry) => _id !== null && entry._id.equals(_id));
  if (found === undefined) throw refuse('ADDRESS_NOT_FOUND');
  return found;
}
