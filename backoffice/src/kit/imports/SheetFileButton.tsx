import { useNotify, useTranslate } from 'react-admin';
import { FileButton } from '../ui/FileButton';
import { type OpenedFile, openImportFile, UnreadableFile } from './importFile';
import { sharedText } from './useImportText';

interface Props {
  isBusy: boolean;
  /** How long files are divided; undefined if they are not. */
  parts?: Parameters<typeof openImportFile>[1];
  onFile: (file: OpenedFile) => void;
}

/** Opens an Excel or CSV file; says what else it is. */
export const SheetFileButton = ({ isBusy, parts, onFile }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const open = ([file]: File[]) => {
    if (!file) return;
    const refuse = (error: unknown) =>
      notify(error instanceof UnreadableFile ? error.message : sharedText('fault.damaged'), {
        type: 'error',
      });
    openImportFile(file, parts).then(onFile, refuse);
  };
  return (
    <FileButton
      label={translate(sharedText('choose'))}
      accept=".csv,.txt,text/csv,.xlsx"
      loading={isBusy}
      onFiles={open}
    />
  );
};
