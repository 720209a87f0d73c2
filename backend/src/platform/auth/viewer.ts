import type { Viewer } from '@shop/contract/state-machine';
import type { Types } from 'mongoose';
import type { Actor } from './actor.js';

/** The role (staff, owner or colleague) in which the caller sees a record that `DocumentAccess` allows them to read. */
export function viewerOf({ id, isAdmin }: Actor, owner: Types.ObjectId | null): Viewer {
  if (isAdmin) return 'staff';
  return owner?.toHexString() === id ? 'owner' : 'colleague';
}
