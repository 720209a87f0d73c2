import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { OwnedFiles } from '../../platform/database/stored-files.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { FileRef } from '../../platform/database/refs.schema.js';
import { refuse } from '../../platform/errors/refuse.js';
import { storedName } from '../../platform/http/file-name.js';
import { isPdf } from '../../platform/http/pdf-file.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { deliveryState } from './delivery.mapper.js';
import { Delivery, DeliveryFile } from './delivery.schema.js';
import { requireDeliveryAction } from './domain/delivery.rules.js';
import type { DeliveryResponse } from './dto/delivery.response.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Proofs of deliveries, for each user: a driver uploads those of a whole day. */
const DELIVERY_PROOFS = attemptLimit('deliveryProof', 300, HOUR);

const PDF_NAME = { ending: 'pdf', fallback: 'Delivery note' };
const PICTURE_NAME = { ending: 'webp', fallback: 'Delivery' };

/** Signed notes and pictures of deliveries. */
@Injectable()
export class DeliveryProofs extends OwnedFiles<DeliveryFile, FileRef> {
  protected readonly failure = 'Failed to remove unused proofs of delivery';

  constructor(
    @InjectStore(DeliveryFile) files: PlainStore<DeliveryFile>,
    @InjectRecords(Delivery) private readonly records: RecordStore<Delivery>,
    private readonly deliveries: DeliveriesService,
    private readonly pictures: Pictures,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    clock: Clock,
  ) {
    super(files, clock, ['_id', 'name', 'contentType', 'size']);
  }

  /**
   * Stores the proof of a delivery, replacing an earlier one. A picture is stored upright and without the camera's
   * metadata of place and time.
   * @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_NOT_DONE, DELIVERY_CANCELLED, TOO_MANY_REQUESTS, VALIDATION_FAILED
   */
  async storeProof(id: string, bytes: Buffer, name: string, actor: Actor): Promise<DeliveryResponse> {
    const { _id: delivery } = await this.deliveries.load(id);
    await this.attempts.count(DELIVERY_PROOFS, actor.id);
    const upload = { bytes, name: storedName(name, isPdf(bytes) ? PDF_NAME : PICTURE_NAME) };
    const ref = await this.addOnce(upload, actor, { delivery }, () =>
      this.pictures.asDocument(bytes, 'NOT_A_PDF_OR_PICTURE/proof'),
    );
    return this.transactions.answer(actor, async (session) => {
      const before = await this.deliveries.load(id, session);
      requireDeliveryAction(deliveryState(before), 'addProof');
      const proof = await this.markUsed({ _id: ref._id }, session);
      const stored = await this.records.store(before, { proof }, { actor, session });
      return this.deliveries.toDeliveryResponse(actor, stored, session);
    });
  }

  /** @throws DomainError DELIVERY_NOT_FOUND, PROOF_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<Pick<DeliveryFile, 'name' | 'contentType' | 'bytes'>> {
    const { proof } = await this.deliveries.loadFor(actor, id);
    const file = proof && (await this.files.reads.findOne({ _id: proof._id }));
    if (!file) throw refuse('PROOF_NOT_FOUND');
    return file;
  }
}
