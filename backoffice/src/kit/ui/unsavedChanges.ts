/** A form of the page with unsaved input. */
export interface UnsavedForm {
  /**
   * Saves it, and stays. Resolves to whether that succeeded; the form shows why not. Missing if saving leaves the page.
   */
  save?: () => Promise<boolean>;
  /** Enters the typed values over the record that is loaded next. Missing on a page that creates a record. */
  takeOver?: () => void;
  /** Allows leaving the page without a further question. */
  abandon: () => void;
}

const forms = new Set<UnsavedForm>();

/** Registers that the form has unsaved input. @returns a function that removes the registration */
export const noteUnsaved = (form: UnsavedForm): (() => void) => {
  forms.add(form);
  return () => {
    forms.delete(form);
  };
};

/** The form whose input would be lost by leaving the page now. */
export const unsavedForm = (): UnsavedForm | undefined => [...forms].at(-1);

const idOf = (line: unknown): unknown => (line as { _id?: unknown } | null)?._id;

/** The stored values with the typed ones in the changed fields. A list with other lines is taken over as it was typed. */
export const withTyped = (stored: unknown, typed: unknown, dirty: unknown): unknown => {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true ? typed : stored;
  if (Array.isArray(dirty)) {
    if (!Array.isArray(stored) || !Array.isArray(typed) || stored.length !== typed.length) return typed;
    if (typed.some((one, index) => idOf(one) !== idOf(stored[index]))) return typed;
    return typed.map((one: unknown, index) => withTyped(stored[index], one, dirty[index]));
  }
  const [before, mine] = [stored ?? {}, typed ?? {}] as Record<string, unknown>[];
  const changed = Object.entries(dirty).map(([name, of]) => [name, withTyped(before?.[name], mine?.[name], of)]);
  return { ...before, ...Object.fromEntries(changed) };
};
