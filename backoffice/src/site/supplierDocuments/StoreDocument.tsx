import { MAX_SUPPLIER_FILE_BYTES, SUPPLIER_FILE_TYPES, type SupplierDocumentKind } from '@shop/contract/supplier-pack';
import { useState } from 'react';
import { DateInput, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import { FileButton } from '../../kit/ui/FileButton';
import { FormDialog } from '../../kit/ui/FormDialog';
import { key } from './documentValidity';

const TEXTS = {
  title: key('dialog.title'),
  save: key('dialog.save'),
  done: key('notifications.saved'),
  failed: key('notifications.save_failed'),
};

/**
 * Selects the file and the last day of a document, and stores both. @param version that is replaced; undefined if
 * the document is missing
 */
export const StoreDocument = ({ kind, version }: { kind: SupplierDocumentKind; version: number | undefined }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const server = useDataProvider<ShopDataProvider>();
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File) => {
    const isKnown = SUPPLIER_FILE_TYPES.some((type) => type === chosen.type);
    if (isKnown && chosen.size <= MAX_SUPPLIER_FILE_BYTES) setFile(chosen);
    else notify(key('limits'), { type: 'error' });
  };
  const named = { document: translate(key(`kinds.${kind}`)) };
  return (
    <>
      <FileButton
        label={translate(key(version === undefined ? 'add_named' : 'change_named'), named)}
        accept={SUPPLIER_FILE_TYPES.join(',')}
        size="small"
        onFiles={([chosen]) => chosen && choose(chosen)}
      />
      {file && (
        <FormDialog
          texts={TEXTS}
          textArgs={named}
          resource="supplier-documents"
          record={{}}
          save={({ expiresOn }) => server.putSupplierDocument(kind, file, { expiresOn: textOf(expiresOn), version })}
          close={() => setFile(null)}
        >
          <bdi>{file.name}</bdi>
          <DateInput source="expiresOn" helperText={key('help.expiresOn')} />
        </FormDialog>
      )}
    </>
  );
};
