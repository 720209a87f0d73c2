import type { Types } from 'mongoose';
import type { UserRefResponse } from './dto/user.response.js';

interface KnownUser extends UserRefResponse {
  readonly phoneNumber: string;
}

/** The users of a list of documents. */
export class UserRefs {
  private readonly byId: ReadonlyMap<string, KnownUser>;

  constructor(users: readonly KnownUser[]) {
    this.byId = new Map(users.map((user) => [user._id, user]));
  }

  /** A deleted user has an id and no name. */
  of(id: Types.ObjectId): UserRefResponse {
    const _id = id.toHexString();
    const { name = '', email = '' } = this.byId.get(_id) ?? {};
    return { _id, name, email };
  }

  /** Only staff may see it. */
  phoneOf(id: Types.ObjectId): string {
    return this.byId.get(id.toHexString())?.phoneNumber ?? '';
  }
}
