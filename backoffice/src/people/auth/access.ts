import type { StaffAction } from '@shop/contract/staff-roles';

/** The actions of a resource's pages and buttons; of several, any of them is enough. Those that are left out nobody may. */
export interface ResourceAccess {
  /** Its list and its pages. */
  readonly read: StaffAction;
  /** The button that saves on the page of a record. */
  readonly update?: readonly StaffAction[];
  readonly create?: StaffAction;
  readonly delete?: StaffAction;
  /** The action that a change of this very record needs, where that is another one. */
  readonly ofRecord?: (record: Record<string, unknown>) => StaffAction | null;
}

/** The actions behind the name that react-admin has for a page or a button. */
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
