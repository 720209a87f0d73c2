import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormProps } from 'react-hook-form';
import { ApiError, serverMessage } from './api-error';
import { resolveWith } from './form-resolver';
import type { FieldKey } from './i18n/i18n';
import { useI18n } from './i18n/i18n-context';

interface ServerFormOptions<Values extends FieldValues, Saved> extends Pick<UseFormProps<Values>, 'shouldUnregister'> {
  /** A value of each field. */
  initial: DefaultValues<Values>;
  /** Returns the name of a text for each wrong field. */
  check: (values: Values) => Partial<Record<keyof Values, FieldKey>>;
  send: (values: Values) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  /** The text of a failure for which the server gives no reason. */
  failed: string;
}

/** A form that the server may refuse: it shows the errors at their fields, the first of which gets the focus. */
export function useServerForm<Values extends FieldValues, Saved = unknown>(options: ServerFormOptions<Values, Saved>) {
  const { initial, check, send, onSaved, failed, ...rest } = options;
  const { t } = useI18n();
  const form = useForm<Values>({ ...rest, defaultValues: initial, resolver: resolveWith(check, t) });
  const { register, handleSubmit, getFieldState, formState, setError } = form;
  const fields = Object.keys(initial) as Path<Values>[];
  const showErrors = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    const refused = fields.filter((field) => error.fields[field]);
    refused.forEach((field, index) => {
      setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 });
    });
  };
  const { mutate, error, ...sending } = useMutation({
    mutationFn: (values: Values) => send(values),
    onSuccess: onSaved,
    onError: showErrors,
  });
  return {
    ...sending,
    form,
    error,
    /** The attributes of an input, and the error of its field. */
    field: (name: Path<Values>) => ({ ...register(name), error: getFieldState(name, formState).error?.message }),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit((values) => mutate(values))(event),
    /** The message above the fields; empty if nothing failed, or if a field shows the same text. */
    refusal: error ? formMessage(error, fields, failed) : '',
    isShownAtFields: error instanceof ApiError && fields.some((field) => error.fields[field]),
  };
}

export type ServerForm<Values extends FieldValues> = ReturnType<typeof useServerForm<Values>>;

function formMessage(error: Error, fields: readonly string[], failed: string): string {
  const message = serverMessage(error, failed);
  const isAtField = error instanceof ApiError && fields.some((field) => error.fields[field] === message);
  return isAtField ? '' : message;
}
