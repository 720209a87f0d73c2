import type { Viewer } from '@shop/contract/state-machine';
import type { Types } from 'mongoose';
import type { Actor } from './actor.js';

/** As whom the caller sees a record that `DocumentAccess` lets them read. */
export function viewerOf({ id, isAdmin }: Actor, owner: Types.ObjectId | null): Viewer {
  if (isAdmin) return 'staff';
  return owner?.toHexString() === id ? 'owner' : 'colleague';
}
