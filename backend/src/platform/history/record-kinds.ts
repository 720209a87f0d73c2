import type { RecordResource } from '@shop/contract/records';
import type { RefusalCode } from '@shop/contract/refusals';
import type { StaffAction } from '@shop/contract/staff-roles';

export interface RecordKind {
  /** How a record that has no history is refused. */
  readonly notFound: Exclude<Extract<RefusalCode, `${string}_NOT_FOUND`>, 'MAILED_RESOURCE_NOT_FOUND'>;
  /** The stored field by which people know a record, or its path; null where no field does. */
  readonly nameField: string | null;
  /** The history of a record is for those who may see the record. */
  readonly readAction: StaffAction;
}

export type RecordKinds = Readonly<Record<RecordResource, RecordKind>>;

/** Token of the kinds that the shop has. */
export const RECORD_KINDS = Symbol('record kinds');
