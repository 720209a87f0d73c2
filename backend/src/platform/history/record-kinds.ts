import type { RecordResource } from '@shop/contract/records';
import type { RefusalCode } from '@shop/contract/refusals';
import type { StaffAction } from '@shop/contract/staff-roles';

export interface RecordKind {
  /** The refusal for a record that has no history. */
  readonly notFound: Exclude<Extract<RefusalCode, `${string}_NOT_FOUND`>, 'MAILED_RESOURCE_NOT_FOUND'>;
  /** The stored field, or its path, that contains the name of a record for people; null if no field does. */
  readonly nameField: string | null;
  /** All who may read the records may read their history. */
  readonly readAction: StaffAction;
}

export type RecordKinds = Readonly<Record<RecordResource, RecordKind>>;

/** Token of the kinds that the shop has. */
export const RECORD_KINDS = Symbol('record kinds');
