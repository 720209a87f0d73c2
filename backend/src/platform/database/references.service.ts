import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

export type ReferencedResource = 'user' | 'product';
export type ReferenceCheck = (id: string, session: ClientSession) => Promise<boolean>;

/**
 * Lets a module ask whether others still need one of its records before it deletes it, without knowing them.
 * Modules that keep references register a check when they start.
 */
@Injectable()
export class References {
  private readonly checks = new Map<ReferencedResource, ReferenceCheck[]>();

  register(resource: ReferencedResource, check: ReferenceCheck): void {
    this.checks.set(resource, [...(this.checks.get(resource) ?? []), check]);
  }

  async exist(resource: ReferencedResource, id: string, session: ClientSession): Promise<boolean> {
    for (const check of this.checks.get(resource) ?? []) {
      if (await check(id, session)) return true;
    }
    return false;
  }
}
