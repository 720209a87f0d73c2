import type { Sheet } from '@shop/contract/sheets/sheet';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type ColumnMapping,
  fileColumns,
  type ImportFile,
  type ImportForm,
  importFileOf,
  type OpenedFile,
  UnreadableFile,
  withColumn,
} from './importFile';
import { sharedText } from './useImportText';

/** The choices for columns, and what remembers them. */
export type ChosenColumns<C extends string> = readonly [ColumnMapping<C>, (mapping: ColumnMapping<C>) => void];

/** The file that is open: its sheet and its columns. */
export const useOpenFile = <C extends string>(
  form: ImportForm<C>,
  [mapping, setMapping]: ChosenColumns<C>,
  check: (file: ImportFile) => void,
) => {
  const notify = useNotify();
  const [opened, setOpened] = useState<OpenedFile>();
  const [sheet, setSheet] = useState<Sheet>();
  const [file, setFile] = useState<ImportFile>();
  const checkSheet = (chosen: Sheet, name: string) => {
    setSheet(chosen);
    try {
      const made = importFileOf(name, chosen, mapping, form);
      // A file without a known column waits until one is chosen.
      const isKnown = fileColumns(chosen, mapping, form).some(({ column }) => column !== '');
      setFile(isKnown ? made : undefined);
      if (isKnown) check(made);
    } catch (error) {
      notify(error instanceof UnreadableFile ? error.message : sharedText('fault.damaged'), {
        type: 'error',
      });
    }
  };
  return {
    opened,
    sheet,
    file,
    mapping,
    open: (next: OpenedFile) => {
      const [only] = next.sheets;
      setOpened(next);
      setSheet(undefined);
      setFile(undefined);
      if (only !== undefined && next.sheets.length === 1) checkSheet(only, next.name);
    },
    choose: (chosen: Sheet) => opened && checkSheet(chosen, opened.name),
    map: (heading: string, column: C | '') => setMapping(withColumn(mapping, heading, column)),
  };
};
