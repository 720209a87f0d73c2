import { Injectable } from '@nestjs/common';
import { MAX_NEEDED_DAYS_AHEAD } from '@shop/contract/delivery';
import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { changedDetails, consistent, detailsOf, NO_DETAILS, type PurchaseDetails } from './domain/purchase-details.js';
import { storedPlace } from './dto/delivery-address.requests.js';
import type { PurchaseDetailsDto } from './dto/purchase-details.requests.js';
import { PoFiles } from './po-files.service.js';
import type { PoFileRef } from './purchase-details.schema.js';

export type Details = PurchaseDetails<Types.ObjectId>;

interface Owned extends Details {
  readonly user: Types.ObjectId;
  readonly purchaseAuthor: Types.ObjectId | null;
}

/** The actor, and the owner of the document. */
export interface DetailsContext {
  readonly actor: Actor;
  readonly user: Types.ObjectId;
  readonly session: ClientSession;
}

/** Makes the stored details of a purchase from what buyers and staff enter. */
@Injectable()
export class PurchaseDetailsService {
  constructor(
    private readonly files: PoFiles,
    private readonly clock: Clock,
  ) {}

  /** The details of a new document. @throws DomainError VALIDATION_FAILED naming the field */
  async enteredDetails(body: PurchaseDetailsDto, context: DetailsContext): Promise<Details> {
    const { neededBy } = body;
    if (neededBy && neededBy < dubaiDay(this.clock.now())) throw this.inThePast(neededBy);
    const sent = await this.sentIn(body, NO_DETAILS, context);
    return consistent({ ...NO_DETAILS, ...sent });
  }

  /**
   * The details of a document that staff change or move to another buyer. @throws DomainError VALIDATION_FAILED naming
   * the field
   */
  async detailsAfterChange(before: Owned, body: PurchaseDetailsDto, context: DetailsContext) {
    return changedDetails(before, await this.sentIn(body, detailsOf(before), context), context.user);
  }

  /** The fields of the body that differ from the document. */
  private async sentIn(body: PurchaseDetailsDto, before: Details, context: DetailsContext): Promise<Partial<Details>> {
    const { poNumber, neededBy, deliveryMethod, deliveryAddress: address } = body;
    const deliveryAddress = address ? storedPlace('deliveryAddress', address) : address;
    const wanted = { poNumber, neededBy, deliveryMethod, deliveryAddress };
    const sent: Partial<Details> = Object.fromEntries(
      Object.entries(wanted).filter(([field, value]) => value !== undefined && !isSame(value, before, field)),
    );
    if (sent.deliveryAddress && deliveryMethod === 'PickUp')
      throw refuseField('deliveryAddress', 'PICK_UP_HAS_NO_ADDRESS');
    if (sent.neededBy)
      dateWithinBounds(sent.neededBy, 'neededBy', endOfDubaiDay(this.clock.now(), MAX_NEEDED_DAYS_AHEAD));
    const poFile = await this.fileOf(body, before, context);
    return poFile === undefined ? sent : { ...sent, poFile };
  }

  /** @returns undefined if it does not change */
  private async fileOf(
    { poFile }: PurchaseDetailsDto,
    before: Details,
    { actor, user, session }: DetailsContext,
  ): Promise<PoFileRef | null | undefined> {
    if (poFile === undefined || poFile === (before.poFile?._id.toHexString() ?? null)) return undefined;
    return poFile === null ? null : this.files.markPoFileUsed(poFile, actor, user, session);
  }

  private inThePast(value: string) {
    const from = dubaiDay(this.clock.now());
    const until = dubaiDay(endOfDubaiDay(this.clock.now(), MAX_NEEDED_DAYS_AHEAD));
    return refuseField('neededBy', 'DATE_BETWEEN/needed-by', { value, from, until });
  }
}

function isSame(value: unknown, before: Details, field: string): boolean {
  const stored: unknown = before[field as keyof Details];
  return JSON.stringify(value) === JSON.stringify(stored);
}
