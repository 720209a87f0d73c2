import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PriceImportResponse, PriceLineResponse } from '@shop/contract/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { refusalText } from '../../i18n/refusalText';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { recordPath } from '../../paths';
import { ImportColumns, SheetChoice } from '../products/ImportColumns';
import type { ImportFile } from '../products/importFile';
import { ImportRows } from '../products/ImportRows';
import { SheetFileButton } from '../products/SheetFileButton';
import { useOpenFile } from '../products/useOpenFile';
import { DearerBreaks } from './DearerBreaks';
import { PRICE_FORM } from './lineSheet';
import { useTargetName } from './PriceListLines';

const text = (key: string) => `resources.price-lists.import.${key}`;
/** More lines are counted. */
const MOST_NAMED = 50;

interface Planned extends ImportFile {
  plan: string;
  endMissing: boolean;
}

/** The two steps of an import: checking a file, and importing it as checked. */
const usePriceImport = (list: string) => {
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const onApplyError = useFailureNotice(text('failed'));
  const check = useMutation({
    mutationFn: ({ csv }: ImportFile) => server.importPriceLines(list, { csv }),
    onError: useFailureNotice('resources.products.import.check_failed'),
  });
  const apply = useMutation({
    mutationFn: ({ csv, plan, endMissing }: Planned) => server.importPriceLines(list, { csv, plan, endMissing }),
    onSuccess: ({ created, updated, ended }) => {
      notify(text('done'), { type: 'success', messageArgs: { created, updated, ended } });
      void navigate(recordPath('price-lists', list));
      refresh();
    },
    onError: (error, { name, csv }) => {
      onApplyError(error);
      // The list has probably changed: show what the file would change now.
      check.mutate({ name, csv });
    },
  });
  return { check, apply };
};

/** The lines of the list that the file lacks, and the box that ends them. */
const Missing = ({
  lines,
  ...box
}: {
  lines: readonly PriceLineResponse[];
  checked: boolean;
  onChange: () => void;
}) => {
  const translate = useTranslate();
  const nameOf = useTargetName();
  if (lines.length === 0) return null;
  const valueOf = ({ price, percent }: PriceLineResponse) =>
    price === null ? `${percent} %` : `AED ${formatAed(price)}`;
  const nameLine = (line: PriceLineResponse) =>
    translate(text('missing_line'), { name: line.sku || nameOf(line), qty: line.minQty, price: valueOf(line) });
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(text('missing'), { count: lines.length })}
      <Typography component="ul" variant="body2" sx={{ my: 1, ps: 2, maxHeight: 200, overflowY: 'auto' }}>
        {lines.slice(0, MOST_NAMED).map((line) => (
          <li key={line._id}>{nameLine(line)}</li>
        ))}
        {lines.length > MOST_NAMED && <li>{translate(text('more'), { count: lines.length - MOST_NAMED })}</li>}
      </Typography>
      <FormControlLabel control={<Checkbox size="small" {...box} />} label={translate(text('end_missing'))} />
    </Alert>
  );
};

interface SummaryProps {
  result: PriceImportResponse;
  endMissing: boolean;
  isBusy: boolean;
  onImport: (plan: string) => void;
}

/** Shows the problems of the file, that nothing would change, or the number of changes. */
const Summary = ({ result, endMissing, isBusy, onImport }: SummaryProps) => {
  const translate = useTranslate();
  const { plan, problems, created, updated, unchanged, wrong } = result;
  if (problems.length > 0) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {problems.map(({ line, message, ...rule }) => (
          <div key={`${line} ${message}`}>
            {translate('resources.products.import.problem', { line, message: refusalText(message, rule) })}
          </div>
        ))}
      </Alert>
    );
  }
  const counts = translate(text('counts'), { created, updated, unchanged });
  if (wrong > 0) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {translate(text('wrong'), { count: wrong })} {counts}
      </Alert>
    );
  }
  const changes = created + updated + (endMissing ? result.missing.length : 0);
  const action = plan && changes > 0 && (
    <Button variant="contained" loading={isBusy} onClick={() => onImport(plan)}>
      {translate('resources.products.import.apply')}
    </Button>
  );
  return (
    <Alert severity={action ? 'info' : 'success'} action={action} sx={{ mb: 2, alignItems: 'center' }}>
      {translate(`resources.products.import.${action ? 'ready' : 'nothing'}`)} {counts}
    </Alert>
  );
};

const noRemarks = () => undefined;

/** /price-lists/{id}/import: a file of lines is checked first, and then imported as a whole. */
const PriceListImport = () => {
  const translate = useTranslate();
  const { id = '' } = useParams<'id'>();
  const [endMissing, setEndMissing] = useState(false);
  const { check, apply } = usePriceImport(id);
  const { opened, sheet, file, mapping, ...actions } = useOpenFile(PRICE_FORM, 'price-lists.import.columns', (made) => {
    setEndMissing(false);
    check.mutate(made);
  });
  const result = file && check.data;
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('title')} />
      <CardContent>
        <Typography sx={{ mb: 1, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
          {translate(text('limits'))}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
          <SheetFileButton isBusy={check.isPending} onFile={actions.open} />
          <Button component={Link} to={recordPath('price-lists', id)}>
            {translate('shop.action.back')}
          </Button>
        </Stack>
        {opened && (
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
            {opened.name}
          </Typography>
        )}
        {opened && opened.sheets.length > 1 && <SheetChoice sheets={opened.sheets} onChoose={actions.choose} />}
        {sheet && (
          <ImportColumns
            resource="price-list-lines"
            form={PRICE_FORM}
            sheet={sheet}
            mapping={mapping}
            isBusy={check.isPending}
            onMap={actions.map}
            onCheck={() => actions.choose(sheet)}
          />
        )}
        {result && (
          <>
            <DearerBreaks remarks={result.remarks} />
            <Missing lines={result.missing} checked={endMissing} onChange={() => setEndMissing((is) => !is)} />
            <Summary
              result={result}
              endMissing={endMissing}
              isBusy={apply.isPending}
              onImport={(plan) => apply.mutate({ ...file, plan, endMissing })}
            />
            <ImportRows rows={result.rows} resource="price-list-lines" confirmed={[]} onConfirm={noRemarks} />
          </>
        )}
      </CardContent>
    </Card>
  );
};

export default PriceListImport;
