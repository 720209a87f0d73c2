import { MAX_DOCUMENT_NUMBER } from '@shop/contract/supplier-pack';
import { DateInput, maxLength, TextInput, useDataProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { FormDialog } from '../../kit/ui/FormDialog';
import { ltr } from '../../kit/ui/partyInputs';
import { key } from './documentState';
import { FileField } from './FileField';

interface Props {
  document: SupplierDocumentResponse;
  close: () => void;
}

const TEXTS = {
  title: key('dialog.title'),
  save: key('dialog.save'),
  done: key('notifications.saved'),
  failed: key('notifications.save_failed'),
};

/** Stores a document, or changes it. The server removes an unused upload. */
export const DocumentDialog = ({ document, close }: Props) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { kind, number, issuedOn, expiresOn, file, version } = document;
  const save = async (values: FieldValues) => {
    const chosen: unknown = values['chosen'];
    const fileId = chosen instanceof File ? (await dataProvider.uploadSupplierFile(chosen))._id : undefined;
    return dataProvider.putSupplierDocument(kind, {
      ...(fileId !== undefined && { file: fileId }),
      number: textOf(values['number']),
      issuedOn: textOf(values['issuedOn']) || null,
      expiresOn: textOf(values['expiresOn']) || null,
      ...(version > 0 && { version }),
    });
  };
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ document: translate(key(`kinds.${kind}`)) }}
      resource="supplier-documents"
      record={{ number, issuedOn, expiresOn }}
      save={save}
      close={close}
    >
      <FileField present={file?.name ?? null} />
      <TextInput source="number" helperText={false} sx={ltr} validate={maxLength(MAX_DOCUMENT_NUMBER)} />
      <DateInput source="issuedOn" helperText={false} />
      <DateInput source="expiresOn" helperText={key('help.expiresOn')} />
    </FormDialog>
  );
};
