import { Alert, Box, Stack, Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { VatBox } from '@shop/contract/vat-return';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { VatReturnResponse } from '@shop/contract/api';
import { dayText, formatAed } from '../../kit/format';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { SectionTitle } from '../../kit/ui/fields';
import { PeriodChooser } from '../../kit/ui/PeriodChooser';
import { lastQuarter, type Period } from '../../kit/ui/periods';
import { ClosedPeriods } from './ClosedPeriods';
import { NumberSeries } from './NumberSeries';
import { exportOf, type ReportedRow, rowsOf } from './returnRows';
import { BoxTable, DocumentTable } from './ReturnTables';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PageCard } from '../../kit/ui/cards';
import { QueryState } from '../../kit/ui/QueryState';

/** Period and opened box are in the address: they can be linked, and Back works. */
const useView = () => {
  const [query, setQuery] = useSearchParams();
  const usual = lastQuarter(dubaiDay(new Date()));
  const period = { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to };
  const box = query.get('box');
  const show = (next: Period) => setQuery({ ...next }, { replace: true });
  const open = (next: string | null) => setQuery({ ...period, ...(next !== null && { box: next }) }, { replace: true });
  return { period, box, show, open };
};

interface WorksheetProps {
  data: VatReturnResponse;
  box: string | null;
  onOpen: (box: string | null) => void;
}

const Worksheet = ({ data, box, onOpen }: WorksheetProps) => {
  const translate = useTranslate();
  const beforeVat = data.documents.filter(({ isBeforeVat }) => isBeforeVat);
  const rows = rowsOf(data.documents);
  const isShown = (row: ReportedRow) => box === null || row.box === box;
  const shown = rows.filter(isShown);
  const adjusted = rowsOf(data.adjustments).filter(isShown);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const loadLines = async () => {
    const lines = await dataProvider.getVatLines({ from: data.from, to: data.to });
    return box === null ? lines : lines.filter((line) => line.box === box);
  };
  return (
    <>
      <BoxTable boxes={data.boxes} opened={box} onOpen={(next: VatBox) => onOpen(next === box ? null : next)} />
      {data.broughtIn.map(({ source, from, to, boxes }) => (
        <Typography key={from} variant="body2" sx={{ mt: 1 }}>
          {translate('resources.vat-return.brought_in', {
            source: translate(`resources.move-ins.source.${source}`),
            from: dayText(from),
            to: dayText(to),
            boxes: boxes.map((one) => `${one.box} ${formatAed(one.amount)} / ${formatAed(one.vat)}`).join(', '),
          })}
        </Typography>
      ))}
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 2 }}>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
          {box === null
            ? translate('resources.vat-return.documents')
            : translate('resources.vat-return.documents_of', { box })}
        </Typography>
        <Box sx={{ displayPrint: 'none' }}>
          <ExportMenu of={exportOf(data)} load={loadLines} />
        </Box>
      </Stack>
      <DocumentTable rows={shown} />
      {adjusted.length > 0 && (
        <>
          <SectionTitle text="resources.vat-return.bad_debts" />
          <Typography variant="body2" color="text.secondary">
            {translate('resources.vat-return.bad_debts_help')}
          </Typography>
          <DocumentTable rows={adjusted} />
        </>
      )}
      {beforeVat.length > 0 && box === null && (
        <>
          <SectionTitle text="resources.vat-return.before_vat" />
          <Typography variant="body2" color="text.secondary">
            {translate('resources.vat-return.before_vat_help')}
          </Typography>
          <DocumentTable rows={beforeVat.map((document) => ({ document, box: null, row: null }))} />
        </>
      )}
    </>
  );
};

/** /vat-return: the figures of VAT 201 with their documents, closed periods, and the number series. */
const VatReturnPage = () => {
  const translate = useTranslate();
  const { period, box, show, open } = useView();
  const { data, error, isPending, refetch } = useServerQuery(
    ['vat-return', period.from, period.to],
    (server) => server.getVatReturn(period),
    { placeholderData: (previous) => previous },
  );
  return (
    <>
      <PageCard title="resources.vat-return.title">
        <PeriodChooser period={period} onPeriod={show} />
        <QueryState query={{ error, isPending, refetch }} failed="resources.vat-return.load_failed" />
        {data && !error && (
          <>
            {data.isClosed && (
              <Alert severity="success" sx={{ mb: 2 }}>
                {translate('resources.vat-return.is_closed')}
              </Alert>
            )}
            <Worksheet data={data} box={box} onOpen={open} />
          </>
        )}
      </PageCard>
      <ClosedPeriods suggested={period.to} />
      <NumberSeries />
    </>
  );
};

export default VatReturnPage;
