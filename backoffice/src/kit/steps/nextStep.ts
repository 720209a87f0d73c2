import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { StaffAction } from '@shop/contract/staff-roles';
import type { ShopDataProvider } from '../api/dataProvider';

interface Link<R> {
  to: (record: R) => string;
}

export interface StepQuestion {
  title: string;
  text: ReactNode;
}

/** Calls the server at once, or after a confirmation. */
interface Call<R> {
  call: (server: ShopDataProvider, record: R) => Promise<unknown>;
  /** Translation keys of the notices. */
  done: string;
  failed: string;
  /** A confirmation, in translation keys or drawn; undefined if none is needed. */
  question?: (record: R) => StepQuestion | undefined;
}

/** Saves the form of the page with these values, and its unsaved changes with them. */
interface Saves {
  saves: Readonly<Record<string, unknown>>;
}

export interface StepDialogProps<R> {
  record: R;
  close: () => void;
}

interface Opens<R> {
  Dialog: ComponentType<StepDialogProps<R>>;
}

export interface NextStep<R extends RaRecord> {
  name: string;
  /** Translation key of the button. */
  label: string | ((record: R) => string);
  /** Values in that text. */
  labelValues?: (record: R) => Record<string, number>;
  /** The action that a role needs for this button; missing if every role has it. */
  action?: StaffAction;
  /** True if the step is completed; it is then hidden. */
  isDone?: (record: R) => boolean;
  /** True if the server allows it now, by the `allowedActions` of its response; missing if it always does. */
  isAllowed?: (record: R) => boolean;
  /** Translation key of the reason why it is not allowed. */
  why?: (record: R) => string;
  /** Values in that text. */
  whyValues?: (record: R) => Record<string, string>;
  /**
   * True for a step that is not part of the main workflow; the first allowed step of the workflow is the filled button.
   */
  isAside?: boolean | ((record: R) => boolean);
  does: Link<R> | Call<R> | Opens<R> | Saves;
}

export const labelOf = <R extends RaRecord>({ label }: NextStep<R>, record: R): string =>
  typeof label === 'string' ? label : label(record);

export const isStepAllowed = <R extends RaRecord>(step: NextStep<R>, record: R): boolean =>
  step.isAllowed?.(record) ?? true;

interface ShownSteps<R extends RaRecord> {
  primary: NextStep<R> | undefined;
  /** The others, in the order of the work. */
  quiet: NextStep<R>[];
}

/** The steps of a role that are not completed, the current one first. */
export const shownSteps = <R extends RaRecord>(
  steps: readonly NextStep<R>[],
  record: R,
  may: (action: StaffAction) => boolean,
): ShownSteps<R> => {
  const open = steps.filter(({ isDone, action }) => !isDone?.(record) && (action === undefined || may(action)));
  const isMain = ({ isAside = false }: NextStep<R>) => !(typeof isAside === 'function' ? isAside(record) : isAside);
  const primary = open.find((step) => isMain(step) && isStepAllowed(step, record));
  return { primary, quiet: open.filter((step) => step !== primary) };
};
