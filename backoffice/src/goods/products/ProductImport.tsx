import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadCSV, Title, useDataProvider, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { ImportColumns, SheetChoice } from './ImportColumns';
import { type ImportFile, type OpenedFile, PRODUCT_FORM } from './importFile';
import { ImportRows } from './ImportRows';
import { ImportSummary } from './ImportSummary';
import { importTemplate } from './importTemplate';
import { SheetFileButton } from './SheetFileButton';
import { useOpenFile } from './useOpenFile';

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
  return (
    <>
      <Typography sx={{ mb: 1, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
        {translate(text('limits'))}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <SheetFileButton isBusy={isBusy} onFile={onFile} />
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

/** /products/import: a file is checked first, and then imported completely, or without its wrong lines. */
const ProductImport = () => {
  const [confirmed, setConfirmed] = useState<readonly number[]>([]);
  const { check, apply } = useProductImport();
  const { opened, sheet, file, mapping, ...actions } = useOpenFile(PRODUCT_FORM, 'products.import.columns', (made) => {
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
            form={PRODUCT_FORM}
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
