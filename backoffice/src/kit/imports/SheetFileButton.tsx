import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FileButton } from '../ui/FileButton';
import { useFailureNotice } from '../ui/useFailureNotice';
import { type OpenedFile, openImportFile, UnreadableFile } from './importFile';
import { sharedText } from './useImportText';

/** The place of the server where the last file of an import is, if it has one. */
export interface StoredSheet {
  /** The name of the file; undefined if there is none yet. */
  readonly name: string | undefined;
  readonly load: () => Promise<File>;
  readonly save: (file: File) => Promise<unknown>;
}

interface Props {
  isBusy: boolean;
  /** How long files are divided; undefined if they are not. */
  parts?: Parameters<typeof openImportFile>[1];
  stored?: StoredSheet;
  onFile: (file: OpenedFile) => void;
}

/** Opens an Excel or CSV file, also the last one; says what else it is. */
export const SheetFileButton = ({ isBusy, parts, stored, onFile }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const onFailure = useFailureNotice(sharedText('store_failed'));
  const [isOpening, setOpening] = useState(false);
  const open = async (file: File, save?: StoredSheet['save']) => {
    const opened = await openImportFile(file, parts);
    await save?.(file);
    onFile(opened);
  };
  const attempt = (opening: Promise<void>) => {
    setOpening(true);
    void opening.catch(refuse).finally(() => setOpening(false));
  };
  const refuse = (error: unknown) => {
    if (error instanceof UnreadableFile) notify(error.message, { type: 'error' });
    else onFailure(error);
  };
  return (
    <>
      {stored?.name !== undefined && (
        <Button
          variant="outlined"
          loading={isBusy || isOpening}
          onClick={() => attempt(stored.load().then((file) => open(file)))}
        >
          {translate(sharedText('go_on'), { name: stored.name })}
        </Button>
      )}
      <FileButton
        label={translate(sharedText('choose'))}
        accept=".csv,.txt,text/csv,.xlsx"
        loading={isBusy || isOpening}
        onFiles={([file]) => file && attempt(open(file, stored?.save))}
      />
    </>
  );
};
