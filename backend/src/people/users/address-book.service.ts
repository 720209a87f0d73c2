import { Injectable } from '@nestjs/common';
import { MAX_ADDRESSES } from '@shop/contract/delivery';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { toObjectId } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { storedPlace } from '../../documents/particulars/dto/delivery-address.requests.js';
import { withEntry, withoutEntry } from './domain/address-book.js';
import type { AddressDto } from './dto/address.requests.js';
import type { SavedAddressResponse } from './dto/address.response.js';
import { toAddresses } from './user.mapper.js';
import { type Address, User } from '../user-record/user.schema.js';
import { UsersService } from './users.service.js';

type Book = readonly Address[];

const same = (a: Types.ObjectId, b: Types.ObjectId) => a.equals(b);

/** Buyers keep the addresses to which they have goods delivered. Each call answers the whole book. */
@Injectable()
export class AddressBook {
  constructor(
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor): Promise<SavedAddressResponse[]> {
    return toAddresses((await this.users.load(actor.id)).addresses);
  }

  /** @throws DomainError VALIDATION_FAILED, TOO_MANY_ADDRESSES */
  add(body: AddressDto, actor: Actor): Promise<SavedAddressResponse[]> {
    const entry = entryOf(new Types.ObjectId(), body);
    return this.change(actor, (book) => {
      if (book.length >= MAX_ADDRESSES) throw refuse('TOO_MANY_ADDRESSES', { max: MAX_ADDRESSES });
      return withEntry(book, entry, same);
    });
  }

  /** @throws DomainError VALIDATION_FAILED, ADDRESS_NOT_FOUND */
  replace(id: string, body: AddressDto, actor: Actor): Promise<SavedAddressResponse[]> {
    return this.change(actor, (book) => {
      const before = requireEntry(book, id);
      return withEntry(book, entryOf(before._id, { isDefault: before.isDefault, ...body }), same);
    });
  }

  /** @throws DomainError ADDRESS_NOT_FOUND */
  remove(id: string, actor: Actor): Promise<SavedAddressResponse[]> {
    return this.change(actor, (book) => withoutEntry(book, requireEntry(book, id)._id, same));
  }

  private change(actor: Actor, next: (book: Book) => Address[]): Promise<SavedAddressResponse[]> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.users.load(actor.id, session);
      const book = before.addresses ?? [];
      const addresses = next(book);
      // The history tells how many there are, and not where somebody is.
      const changes = [{ field: 'addresses', from: book.length, to: addresses.length }];
      const stored = await this.records.store(before, { addresses }, { actor, session, changes });
      return toAddresses(stored.addresses);
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
