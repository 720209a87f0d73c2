import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Form, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../api/dataProvider';
import { formErrorsOf } from '../api/errors';
import { useFailureNotice } from './useFailureNotice';
import { useSingleClick } from './useSingleClick';
import { TitledDialog } from './TitledDialog';

interface Texts {
  title: string;
  save: string;
  done: string;
  failed: string;
}

interface Props<Saved> {
  /** Translation keys; or the name of a group of them, which is one of the resource. */
  texts: string | Texts;
  /** Values in the title. */
  textArgs?: Record<string, string>;
  /** The resource whose field labels the inputs use. */
  resource: string;
  record: Record<string, unknown>;
  save: (values: FieldValues, server: ShopDataProvider) => Promise<Saved>;
  /** Reports the saved record, if `texts.done` is not enough. */
  report?: (saved: Saved) => void;
  /** True for a form with a table. */
  isWide?: boolean;
  close: () => void;
  children: ReactNode;
}

const textsOf = (group: string): Texts => ({
  title: `${group}.title`,
  save: `${group}.save`,
  done: `${group}.done`,
  failed: `${group}.failed`,
});

/** A small form above the page. It stays open if the server refuses, with the reasons at its inputs. */
export const FormDialog = <Saved,>(props: Props<Saved>) => {
  const { textArgs = {}, resource, record, save, report, isWide = false, close, children } = props;
  const texts = typeof props.texts === 'string' ? textsOf(`resources.${resource}.${props.texts}`) : props.texts;
  const server = useDataProvider<ShopDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const formId = useId();
  const ignoreSecond = useSingleClick();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: FieldValues) => save(values, server),
    onSuccess: (saved) => {
      if (report) report(saved);
      else notify(texts.done, { type: 'success' });
      refresh();
      close();
    },
    onError: useFailureNotice(texts.failed),
  });
  /** Resolves to the errors of the form, if there are any. */
  const submit = async (values: FieldValues) => {
    try {
      await mutateAsync(values);
      return undefined;
    } catch (error) {
      return formErrorsOf(error);
    }
  };
  return (
    <TitledDialog
      title={translate(texts.title, textArgs)}
      close={close}
      maxWidth={isWide ? 'md' : 'xs'}
      actions={
        <>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" form={formId} variant="contained" loading={isPending} onClick={ignoreSecond}>
            {translate(texts.save)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} resource={resource} record={record} noValidate disableInvalidFormNotification>
        {children}
      </Form>
    </TitledDialog>
  );
};
