import { Injectable } from '@nestjs/common';
import type { RecordResource } from '@shop/contract/records';

/** The names of the amounts in the records of each kind. The store of the records fills them in from their schema. */
@Injectable()
export class Amounts {
  private readonly fields = new Map<RecordResource, ReadonlySet<string>>();

  add(resource: RecordResource, fields: Iterable<string>): void {
    this.fields.set(resource, new Set([...this.amountsOf(resource), ...fields]));
  }

  amountsOf(resource: RecordResource): ReadonlySet<string> {
    return this.fields.get(resource) ?? new Set();
  }
}
