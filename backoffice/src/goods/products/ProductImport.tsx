import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  downloadCSV,
  Title,
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useStore,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { FileButton } from '../../kit/ui/FileButton';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import type { SheetColumn } from '@shop/contract/product-import';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { ImportColumns, SheetChoice } from './ImportColumns';
import {
  type ColumnMapping,
  type ImportFile,
  importFileOf,
  type OpenedFile,
  openImportFile,
  UnreadableFile,
  withColumn,
} from './importFile';
import { ImportRows } from './ImportRows';
import { ImportSummary } from './ImportSummary';
import { importTemplate } from './importTemplate';

/** The two steps of an import: checking a file, and importing it as checked. */
const useProductImport = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const onCheckError = useFailureNotice('resources.products.import.check_failed');
  const onApplyError = useFailureNotice('resources.products.import.failed');
  const check = useMutation({
    mutationFn: ({ csv }: ImportFile) => dataProvider.importProducts(csv),
    onError: onCheckError,
  });
  const apply = useMutation({
    mutationFn: ({ csv, plan, confirmed }: ImportFile & { plan: string; confirmed: number[] }) =>
      dataProvider.importProducts(csv, plan, confirmed),
    onSuccess: ({ created, updated, left }) => {
      const done = `resources.products.import.${left.length > 0 ? 'done_left' : 'done'}`;
      notify(done, { type: 'success', messageArgs: { created, updated, lines: left.join(', ') } });
      redirect('list', 'products');
      refresh();
    },
    onError: (error, { name, csv }) => {
      onApplyError(error);
      // The catalog has probably changed: show what the file would change now. Lines stay confirmed.
      check.mutate({ name, csv });
    },
  });
  return { check, apply };
};

const text = (key: string) => `resources.products.import.${key}`;

interface StartProps {
  isBusy: boolean;
  onFile: (file: OpenedFile) => void;
}

const Start = ({ isBusy, onFile }: StartProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const open = ([file]: File[]) => {
    if (!file) return;
    const refuse = (error: unknown) =>
      notify(error instanceof UnreadableFile ? error.message : text('unreadable'), { type: 'error' });
    openImportFile(file).then(onFile, refuse);
  };
  return (
    <>
      <Typography sx={{ mb: 1, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
        {translate(text('limits'))}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <FileButton
          label={translate(text('choose'))}
          accept=".csv,.txt,text/csv,.xlsx"
          loading={isBusy}
          onFiles={open}
        />
        <Button startIcon={<DownloadOutlined />} onClick={() => downloadCSV(importTemplate(), 'products-template')}>
          {translate(text('template'))}
        </Button>
        <Button component={Link} to="/products">
          {translate('shop.action.back')}
        </Button>
      </Stack>
    </>
  );
};

/** The file that is open: its sheet, its columns, and the lines that are taken in spite of their remarks. */
const useOpenFile = (check: (file: ImportFile) => void) => {
  const notify = useNotify();
  const [opened, setOpened] = useState<OpenedFile>();
  const [sheet, setSheet] = useState<Sheet>();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useStore<ColumnMapping>('products.import.columns', {});
  const checkSheet = (chosen: Sheet, name: string) => {
    setSheet(chosen);
    try {
      const made = importFileOf(name, chosen, mapping);
      setFile(made);
      check(made);
    } catch (error) {
      notify(error instanceof UnreadableFile ? error.message : text('fault.damaged'), { type: 'error' });
    }
  };
  return {
    ...{ opened, sheet, file, mapping },
    open: (next: OpenedFile) => {
      const [only] = next.sheets;
      setOpened(next);
      setSheet(undefined);
      setFile(undefined);
      if (only !== undefined && next.sheets.length === 1) checkSheet(only, next.name);
    },
    choose: (chosen: Sheet) => opened && checkSheet(chosen, opened.name),
    map: (heading: string, column: SheetColumn | '') => setMapping(withColumn(mapping, heading, column)),
  };
};

/** /products/import: a file is checked first, and then imported completely, or without its wrong lines. */
const ProductImport = () => {
  const [confirmed, setConfirmed] = useState<readonly number[]>([]);
  const { check, apply } = useProductImport();
  const { opened, sheet, file, mapping, ...actions } = useOpenFile((made) => {
    setConfirmed([]);
    check.mutate(made);
  });
  const result = file && check.data;
  const taken = confirmed.filter((line) => result?.left.includes(line));
  const importAs = (plan: string) => file && apply.mutate({ ...file, plan, confirmed: taken });
  const confirm = (lines: readonly number[], isConfirmed: boolean) =>
    setConfirmed((before) => [...before.filter((line) => !lines.includes(line)), ...(isConfirmed ? lines : [])]);
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('title')} />
      <CardContent>
        <Start isBusy={check.isPending} onFile={actions.open} />
        {opened && (
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
            {opened.name}
          </Typography>
        )}
        {opened && opened.sheets.length > 1 && <SheetChoice sheets={opened.sheets} onChoose={actions.choose} />}
        {sheet && (
          <ImportColumns
            sheet={sheet}
            mapping={mapping}
            isBusy={check.isPending}
            onMap={actions.map}
            onCheck={() => actions.choose(sheet)}
          />
        )}
        {result && (
          <ImportSummary result={result} confirmed={taken.length} isBusy={apply.isPending} onImport={importAs} />
        )}
        {result && <ImportRows rows={result.rows} confirmed={taken} onConfirm={confirm} />}
      </CardContent>
    </Card>
  );
};

export default ProductImport;
