import type { HistoryAction, RecordResource } from '@shop/contract/records';
import type { RefusalCode } from '@shop/contract/refusals';
import type { StaffAction } from '@shop/contract/staff-roles';
import type { Connection, Model } from 'mongoose';

/** The declaration of a kind of records beside its schema: its calls, its history and its texts follow from it. */
export interface DeclaredKind {
  /** Its name in the API, and of its collection. */
  readonly resource: RecordResource;
  readonly name: string;
  /** Its group of operations in the API description. */
  readonly about: string;
  readonly notFound: Exclude<Extract<RefusalCode, `${string}_NOT_FOUND`>, 'MAILED_RESOURCE_NOT_FOUND'>;
  /** The stored field, or its path, that contains the name of a record for people; null if no field does. */
  readonly nameField: string | null;
  /** Staff with this right may read the records and their history. */
  readonly readAction: StaffAction;
  /** The event that time alone brings; the history reports it. */
  readonly due?: DueEvent;
}

export interface DueEvent {
  readonly action: HistoryAction;
  /** The field that decides when: another value is another event. */
  readonly field: string;
  /** The records to which it happened between these moments, except those of a move-in; an index must serve it. */
  readonly filter: (from: Date, to: Date) => Readonly<Record<string, unknown>>;
}

const kinds = new Map<RecordResource, DeclaredKind>();

/** Called when a module provides the store of its records (`recordStoreOf`), before the server is composed. */
export function declareKind(kind: DeclaredKind): void {
  kinds.set(kind.resource, kind);
}

export const recordKinds = (): readonly DeclaredKind[] => [...kinds.values()];

/** The model of the records; undefined if no module has loaded it. */
export const modelOf = ({ models }: Connection, resource: RecordResource): Model<unknown> | undefined =>
  Object.values(models).find(({ collection }) => collection.collectionName === resource) as Model<unknown> | undefined;

/** @throws Error if no module provides the store of these records */
export function recordKindOf(resource: RecordResource): DeclaredKind {
  const kind = kinds.get(resource);
  if (kind === undefined) throw new Error(`No module provides a record store of ${resource}.`);
  return kind;
}
