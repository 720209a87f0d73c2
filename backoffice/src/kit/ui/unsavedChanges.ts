/** A form of the page with input that is not saved yet. */
interface UnsavedForm {
  /** Saves it, and stays. Resolves to whether that worked; the form shows why not. Absent where saving leaves the page. */
  save?: () => Promise<boolean>;
  /** Lets the page be left without a further question. */
  abandon: () => void;
}

const forms = new Set<UnsavedForm>();

/** Notes that the form has unsaved input. @returns the function that takes it back */
export const noteUnsaved = (form: UnsavedForm): (() => void) => {
  forms.add(form);
  return () => {
    forms.delete(form);
  };
};

/** The form whose input would be lost if the page were left now. */
export const unsavedForm = (): UnsavedForm | undefined => [...forms].at(-1);
