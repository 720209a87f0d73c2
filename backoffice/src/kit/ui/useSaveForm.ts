import { type SaveHandler, setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

type Save = SaveHandler<Record<string, unknown>>;

/**
 * Returns a function that saves the form like its button. It resolves to whether that succeeded; the form shows why
 * not.
 */
export const useSaveForm = (): (() => Promise<boolean>) => {
  const { handleSubmit, setError } = useFormContext();
  const context = useSaveContext();
  return async () => {
    let isSaved = false;
    await handleSubmit(async (values) => {
      const save = context.save as Save | undefined;
      const errors: unknown = await save?.(values);
      if (errors) setSubmissionErrors(errors, setError);
      isSaved = !errors;
    })();
    return isSaved;
  };
};
