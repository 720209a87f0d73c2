import type { Types } from 'mongoose';
import type { UserRefResponse } from './dto/user.response.js';

/** The users of a list of documents. */
export class UserRefs {
  private readonly byId: ReadonlyMap<string, UserRefResponse>;

  constructor(users: readonly UserRefResponse[]) {
    this.byId = new Map(users.map(({ _id, name, email }) => [_id, { _id, name, email }]));
  }

  /** A deleted user has an id and no name. */
  of(id: Types.ObjectId): UserRefResponse {
    const _id = id.toHexString();
    return this.byId.get(_id) ?? { _id, name: '', email: '' };
  }
}
