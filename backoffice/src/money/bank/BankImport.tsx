import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BankedAccountResponse } from '@shop/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { codeOf, reasonOf } from '../../kit/api/errors';
import { FileButton } from '../../kit/ui/FileButton';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { BankAccountSelect } from './BankAccountSelect';
import { BankColumns } from './BankColumns';
import { BankPreview } from './BankPreview';

const text = (key: string) => `resources.bank-lines.import.${key}`;
/** Refusals of tables whose columns may be others. */
const OF_COLUMNS: readonly unknown[] = ['BANK_COLUMNS_UNKNOWN', 'BANK_FILE_UNREADABLE', 'BANK_BALANCE_WRONG'];

/** The two steps of an import: reading a file, and storing its new lines. */
const useBankImport = (account: string, file: File | undefined) => {
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const cache = useQueryClient();
  const onError = useFailureNotice(text('failed'));
  const preview = useMutation({ mutationFn: (chosen: File) => server.previewBankFile(account, chosen) });
  const store = useMutation({
    mutationFn: async (plan: { plan: string; answers: string }) => file && server.importBankFile(account, file, plan),
    onSuccess: async (statement) => {
      notify(text('done'), { type: 'success', messageArgs: { count: statement?.newCount ?? 0 } });
      await cache.invalidateQueries();
      redirect('list', 'bank-lines');
    },
    onError: (error) => {
      onError(error);
      // Other users have imported lines since: the preview shows the lines that are new now.
      if (file) preview.mutate(file);
    },
  });
  return { preview, store };
};

const ImportFile = ({ account }: { account: BankedAccountResponse }) => {
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [isChoosing, setChoosing] = useState(false);
  const { preview, store } = useBankImport(account._id, file);
  const read = (chosen: File) => {
    setFile(chosen);
    setChoosing(false);
    preview.mutate(chosen);
  };
  const isOfColumns = preview.error ? OF_COLUMNS.includes(codeOf(preview.error)) : preview.data?.table != null;
  const columns = isOfColumns && !isChoosing && (
    <Button size="small" color="inherit" onClick={() => setChoosing(true)}>
      {translate(text('columns'))}
    </Button>
  );
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <FileButton
          label={translate(text('choose'))}
          accept=".csv,.txt,.sta,.940,.mt940,.xml,.xlsx,text/csv,application/xml"
          loading={preview.isPending}
          onFiles={([chosen]) => chosen && read(chosen)}
        />
        <Button component={Link} to="/bank-lines">
          {translate('shop.action.back')}
        </Button>
      </Stack>
      {file && (
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
          <bdi>{file.name}</bdi>
        </Typography>
      )}
      {preview.error && (
        <Alert severity="error" action={columns} sx={{ mb: 2 }}>
          {reasonOf(preview.error) ?? translate(text('unreadable'))}
        </Alert>
      )}
      {file && isChoosing && (
        <BankColumns
          account={account}
          file={file}
          table={preview.data?.table ?? account.table}
          onSaved={() => read(file)}
        />
      )}
      {preview.data && !isChoosing && (
        <BankPreview
          key={preview.data.plan}
          preview={preview.data}
          columns={columns}
          isBusy={store.isPending || preview.isPending}
          onImport={(answers) => store.mutate({ plan: preview.data.plan, answers })}
        />
      )}
    </>
  );
};

/** /bank-lines/import: a file of the bank is read and shown first; its new lines are then stored together. */
const BankImport = () => {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('account') ?? undefined;
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('title')} />
      <CardContent>
        <Typography sx={{ mb: 2, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
        <BankAccountSelect chosen={chosen} onChoose={(account) => setQuery({ account }, { replace: true })}>
          {(account) => <ImportFile key={account._id} account={account} />}
        </BankAccountSelect>
      </CardContent>
    </Card>
  );
};

export default BankImport;
