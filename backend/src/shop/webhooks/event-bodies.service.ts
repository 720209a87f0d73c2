import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { RecordResource } from '@shop/contract/records';
import type { Connection, Types } from 'mongoose';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { modelOf, recordKindOf } from '../../platform/history/record-kinds.js';
import type { WebhookEventResponse } from './dto/webhook-event.response.js';

/** An event before its record is read. */
export interface OccurredEvent {
  readonly event: Types.ObjectId;
  readonly type: string;
  readonly resource: RecordResource;
  readonly record: Types.ObjectId;
  readonly at: Date;
}

/** The addresses of records that are not those of their names. */
const PATHS: Partial<Record<RecordResource, string>> = { 'e-invoice-deliveries': 'e-invoicing/deliveries' };

type Found = Readonly<Record<string, unknown>> & { readonly _id: Types.ObjectId };

/** Writes events as other software reads them: thin, so that reading the record itself takes its rights. */
@Injectable()
export class EventBodies {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  /** Number, status and version are those of now, and missing for a record that was deleted. */
  async bodiesOf(events: readonly OccurredEvent[]): Promise<WebhookEventResponse[]> {
    const found = new Map<string, Found>();
    for (const resource of new Set(events.map((one) => one.resource))) {
      const ids = events.filter((one) => one.resource === resource).map(({ record }) => record);
      for (const record of await this.read(resource, ids)) found.set(record._id.toHexString(), record);
    }
    return events.map((one) => this.bodyOf(one, found.get(one.record.toHexString())));
  }

  private bodyOf({ event, type, resource, record, at }: OccurredEvent, found: Found | undefined): WebhookEventResponse {
    const id = record.toHexString();
    const number = textAt(found, recordKindOf(resource).nameField);
    const [status, version] = [found?.['status'], found?.['version']];
    const data = {
      id: event.toHexString(),
      resource,
      _id: id,
      ...(resource !== 'users' && number !== '' && { number }),
      ...(typeof status === 'string' && { status }),
      ...(typeof version === 'number' && { version }),
      url: `${this.environment.publicUrl}/api/${PATHS[resource] ?? resource}/${id}`,
    };
    return { type, timestamp: at.toISOString(), data };
  }

  private async read(resource: RecordResource, ids: readonly Types.ObjectId[]): Promise<Found[]> {
    const fields = ['status', 'version', recordKindOf(resource).nameField ?? ''].join(' ').trim();
    return (
      (await modelOf(this.connection, resource)
        ?.find({ _id: { $in: [...ids] } })
        .select(fields)
        .lean<Found[]>()) ?? []
    );
  }
}

/** The text at a path such as `invoice.invoiceNumber`. */
function textAt(record: object | undefined, path: string | null): string {
  let value: unknown = record;
  for (const key of path?.split('.') ?? ['']) {
    value = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : null;
  }
  return typeof value === 'string' ? value : '';
}
