/** A form of the page with unsaved input. */
interface UnsavedForm {
  /**
   * Saves it, and stays. Resolves to whether that succeeded; the form shows why not. Missing if saving leaves the page.
   */
  save?: () => Promise<boolean>;
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
