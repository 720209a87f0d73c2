import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { StaffAction } from '@shop/contract/staff-roles';
import type { ShopDataProvider } from '../api/dataProvider';

/** Leads to a page. */
interface Link<R> {
  to: (record: R) => string;
}

/** Calls the server at once, or after a question. */
interface Call<R> {
  call: (server: ShopDataProvider, record: R) => Promise<unknown>;
  /** Translation keys of the notices. */
  done: string;
  failed: string;
  /** Translation keys of a question that comes first; undefined where there is nothing to ask. */
  question?: (record: R) => { title: string; text: string } | undefined;
}

export interface StepDialogProps<R> {
  record: R;
  close: () => void;
}

/** Opens a dialog that does it. */
interface Opens<R> {
  Dialog: ComponentType<StepDialogProps<R>>;
}

/** One step in the work on a record. */
export interface NextStep<R extends RaRecord> {
  name: string;
  /** Translation key of the button. */
  label: string;
  /** The action of the roles that have this button; missing, where every role has it. */
  action?: StaffAction;
  /** Whether the work is behind this step, which is not shown then. */
  isDone?: (record: R) => boolean;
  /** Whether the server allows it now, by the `allowedActions` of its answer. */
  isAllowed: (record: R) => boolean;
  /** Translation key of the reason why it is not allowed. */
  why: (record: R) => string;
  /** Whether it moves the work on; the first that does, and is allowed, is the filled button. */
  isAside?: boolean;
  /** Whether it saves what was typed without a question: for steps that are about what stands on the page. */
  savesFirst?: true;
  does: Link<R> | Call<R> | Opens<R>;
}

interface ShownSteps<R extends RaRecord> {
  primary: NextStep<R> | undefined;
  /** The others, in the order of the work. */
  quiet: NextStep<R>[];
}

/** The steps of a role that are not behind the record, the one that is its turn first. */
export const shownSteps = <R extends RaRecord>(
  steps: readonly NextStep<R>[],
  record: R,
  may: (action: StaffAction) => boolean,
): ShownSteps<R> => {
  const open = steps.filter(({ isDone, action }) => !isDone?.(record) && (action === undefined || may(action)));
  const primary = open.find(({ isAside = false, isAllowed }) => !isAside && isAllowed(record));
  return { primary, quiet: open.filter((step) => step !== primary) };
};
