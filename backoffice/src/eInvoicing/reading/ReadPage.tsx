import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_E_INVOICE_BYTES } from '@shop/contract/e-invoices';
import { useMutation } from '@tanstack/react-query';
import { Title, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { codeOf, reasonOf } from '../../kit/api/errors';
import { ReadDocument } from './ReadDocument';
import { SourceForm } from './SourceForm';

const key = (name: string) => `resources.read_e_invoice.${name}`;

/** The file is not sent, since the server would refuse it. */
class TooLarge extends Error {}

/** The refusals for which the page has its own sentence; the server's sentence is below it. */
const KNOWN = new Set<unknown>([
  ...['XML_UNSAFE', 'XML_BEYOND_LIMIT', 'XML_WRONG_ENCODING', 'XML_NOT_WELL_FORMED'],
  ...['NOT_AN_E_INVOICE', 'E_INVOICE_UNREADABLE'],
]);

const Refusal = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const code = codeOf(error);
  if (error instanceof TooLarge || code === 'BODY_TOO_LARGE') {
    return <Alert severity="error">{translate(key('too_large'))}</Alert>;
  }
  const isKnown = KNOWN.has(code);
  return (
    <Alert severity="error">
      <AlertTitle>{translate(key(isKnown ? `refused.${String(code)}` : 'failed'))}</AlertTitle>
      {isKnown && <bdi>{reasonOf(error)}</bdi>}
    </Alert>
  );
};

/** /e-invoicing/read: any e-invoice in a readable form, with the findings of the checks. Nothing is stored. */
const ReadPage = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (xml: Blob) => {
      if (xml.size > MAX_E_INVOICE_BYTES) throw new TooLarge();
      return dataProvider.readEInvoice(xml);
    },
  });
  return (
    <Stack spacing={2} sx={{ mt: 2 }} aria-busy={isPending}>
      <Title title={key('title')} />
      <Typography color="text.secondary">{translate(key('intro'))}</Typography>
      <SourceForm isReading={isPending} onRead={mutate} />
      {isPending && <LinearProgress aria-label={translate(key('reading'))} />}
      {error && <Refusal error={error} />}
      {data && <ReadDocument document={data} />}
    </Stack>
  );
};

export default ReadPage;
