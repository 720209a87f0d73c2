import type { StaffAction } from '@shop/contract/staff-roles';

/**
 * The actions that the pages and buttons of a resource need; of several, one is enough. Without an entry, no role has
 * access.
 */
export interface ResourceAccess {
  /** Its list and its pages. */
  readonly read: StaffAction;
  /** The button that saves on the page of a record. */
  readonly update?: readonly StaffAction[];
  readonly create?: StaffAction;
  readonly delete?: StaffAction;
  /** The action for changing this particular record, if it differs. */
  readonly ofRecord?: (record: Record<string, unknown>) => StaffAction | null;
}

/** The actions for react-admin's name of a page or a button. */
export const actionsFor = (
  access: ResourceAccess | undefined,
  action: string,
  record: Record<string, unknown> = {},
): readonly StaffAction[] | null => {
  if (access === undefined) return null;
  const special = action === 'update' || action === 'delete' ? access.ofRecord?.(record) : null;
  if (special) return [special];
  switch (action) {
    case 'create':
      return access.create ? [access.create] : [];
    case 'delete':
      return access.delete ? [access.delete] : [];
    case 'update':
      return access.update ?? [];
    default:
      return [access.read];
  }
};
