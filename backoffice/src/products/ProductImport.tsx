import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { downloadCSV, Title, useDataProvider, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { refusalText } from '../i18n/refusalText';
import type { ProductImportResponse } from '../types';
import { FileButton } from '../ui/FileButton';
import { useFailureNotice } from '../ui/useFailureNotice';
import { ImportRows } from './ImportRows';
import { importTemplate } from './importTemplate';

interface ImportFile {
  name: string;
  csv: string;
}

/** The two steps of an import: checking a file, and importing it as it was shown. */
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
    mutationFn: ({ csv, plan }: ImportFile & { plan: string }) => dataProvider.importProducts(csv, plan),
    onSuccess: ({ created, updated }) => {
      notify('resources.products.import.done', { type: 'success', messageArgs: { created, updated } });
      redirect('list', 'products');
      refresh();
    },
    onError: (error, { name, csv }) => {
      onApplyError(error);
      // The catalog has most likely moved on: show what the file would change now.
      check.mutate({ name, csv });
    },
  });
  return { check, apply };
};

const text = (key: string) => `resources.products.import.${key}`;

interface StartProps {
  isBusy: boolean;
  onFile: (file: ImportFile) => void;
}

const Start = ({ isBusy, onFile }: StartProps) => {
  const translate = useTranslate();
  const open = async ([file]: File[]) => {
    if (file) onFile({ name: file.name, csv: await file.text() });
  };
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <FileButton
          label={translate(text('choose'))}
          accept=".csv,text/csv"
          loading={isBusy}
          onFiles={(files) => void open(files)}
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

/** The outcome as a whole: what is wrong, that nothing would change, or how much would. */
const ImportSummary = ({ result, action }: { result: ProductImportResponse; action: ReactNode }) => {
  const translate = useTranslate();
  const { created, updated, unchanged, existing, wrong } = result;
  const counts = translate(text('counts'), { created, updated, unchanged, existing });
  if (result.problems.length > 0) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {result.problems.map(({ line, message, ...rule }) => (
          <div key={`${line} ${message}`}>
            {translate(text('problem'), { line, message: refusalText(message, rule) })}
          </div>
        ))}
      </Alert>
    );
  }
  if (wrong > 0) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {translate(text('wrong'), { smart_count: wrong })} {counts}
      </Alert>
    );
  }
  return (
    <Alert severity={result.plan ? 'info' : 'success'} action={action} sx={{ mb: 2, alignItems: 'center' }}>
      {translate(text(result.plan ? 'ready' : 'nothing'))} {counts}
    </Alert>
  );
};

/** /products/import: a file is checked first, and then imported as a whole. */
const ProductImport = () => {
  const translate = useTranslate();
  const [file, setFile] = useState<ImportFile>();
  const { check, apply } = useProductImport();
  const result = check.data;
  const open = (chosen: ImportFile) => {
    setFile(chosen);
    check.mutate(chosen);
  };
  const plan = result?.plan;
  const action = file && plan && (
    <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate({ ...file, plan })}>
      {translate(text('apply'))}
    </Button>
  );
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('title')} />
      <CardContent>
        <Start isBusy={check.isPending} onFile={open} />
        {file && (
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
            {file.name}
          </Typography>
        )}
        {result && <ImportSummary result={result} action={action} />}
        {result && <ImportRows rows={result.rows} />}
      </CardContent>
    </Card>
  );
};

export default ProductImport;
