import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import type { PriceLineResponse } from '@shop/contract/api';
import { useState } from 'react';
import { required, TextInput, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { textOf } from '../../kit/formValues';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { FormDialog } from '../../kit/ui/FormDialog';
import { importPricesPath, recordPath } from '../../paths';
import { useMay } from '../../kit/auth/useMay';
import type { PriceListRecord } from '../../types';
import { lineSheet } from './lineSheet';

const text = (key: string) => `resources.price-lists.${key}`;
const needed = required();

const CopyDialog = ({ list, close }: { list: PriceListRecord; close: () => void }) => {
  const navigate = useNavigate();
  return (
    <FormDialog
      texts="copy"
      textArgs={{ name: list.name }}
      resource="price-lists"
      record={{ name: '' }}
      save={async ({ name }, server) => {
        const { id } = await server.copyPriceList(list.id, { name: textOf(name) });
        void navigate(recordPath('price-lists', id));
      }}
      close={close}
    >
      <TextInput source="name" validate={needed} helperText={text('copy.help')} />
    </FormDialog>
  );
};

/** Writes all lines to a file that the import reads. */
const ExportLines = ({ list }: { list: PriceListRecord }) => {
  const server = useDataProvider<ShopDataProvider>();
  const of = { name: list.name, records: lineSheet };
  return <ExportMenu<PriceLineResponse> of={of} load={() => server.getAllPriceListLines(list.id)} />;
};

/** Imports, copies and exports the list in context. */
export const PriceListButtons = () => {
  const list = useRecordContext<PriceListRecord>();
  const translate = useTranslate();
  const mayChange = useMay('prices.change');
  const [isCopying, setCopying] = useState(false);
  if (!list) return null;
  return (
    <>
      {mayChange && (
        <>
          <Button component={Link} to={importPricesPath(list.id)} size="small" startIcon={<FileUploadOutlined />}>
            {translate(text('import.open'))}
          </Button>
          <Button size="small" startIcon={<ContentCopyOutlined />} onClick={() => setCopying(true)}>
            {translate(text('copy.open'))}
          </Button>
        </>
      )}
      <PdfButton label={translate(text('pdf'))} open={openPdf('price-lists', list._id)} button={{ size: 'small' }} />
      <ExportLines list={list} />
      {isCopying && <CopyDialog list={list} close={() => setCopying(false)} />}
    </>
  );
};
