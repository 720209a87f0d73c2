import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ChangeContext } from './record-store.js';

type Reference = 'user' | 'company' | 'product of an order' | 'product of a quote';
/** A refusal names so many of the documents that need a record. */
export const MOST_NAMED = 5;
/** @returns the numbers of some of the documents that need the record; none where none does */
type ReferenceCheck = (id: string, session: ClientSession) => Promise<readonly string[]>;

/** Removes what belongs to one user, or one quote, alone. */
type Removal = (id: string, by: ChangeContext) => Promise<void>;

/**
 * Lets a module ask whether others still need one of its records before it deletes it, without knowing them.
 * Modules that keep references register a check when they start; those that keep what goes with a user or a quote, its removal.
 */
@Injectable()
export class References {
  private readonly checks = new Map<Reference, ReferenceCheck[]>();
  private readonly removals: Removal[] = [];
  private readonly removalsOfQuotes: Removal[] = [];

  register(reference: Reference, check: ReferenceCheck): void {
    this.checks.set(reference, [...(this.checks.get(reference) ?? []), check]);
  }

  /** @param remove what is to go with a user, in the transaction that removes the user */
  goesWithUser(remove: Removal): void {
    this.removals.push(remove);
  }

  async removeWithUser(user: string, by: ChangeContext): Promise<void> {
    for (const remove of this.removals) await remove(user, by);
  }

  /** @param remove what is to go with a quote, in the transaction that removes the quote */
  goesWithQuote(remove: Removal): void {
    this.removalsOfQuotes.push(remove);
  }

  async removeWithQuote(quote: string, by: ChangeContext): Promise<void> {
    for (const remove of this.removalsOfQuotes) await remove(quote, by);
  }

  /** @returns the numbers of some of the documents that need the record; none where none does */
  async to(reference: Reference, id: string, session: ClientSession): Promise<string[]> {
    const found: string[] = [];
    for (const check of this.checks.get(reference) ?? []) found.push(...(await check(id, session)));
    return found;
  }
}
