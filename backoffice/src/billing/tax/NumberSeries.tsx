import { Alert, Card, CardContent, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { dubaiYear } from '@shop/contract/dubai-day';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '../../kit/format';
import { invoicePath } from '../../paths';
import type { NumberSeriesResponse } from '@shop/contract/api';
import { SectionTitle } from '../../kit/ui/fields';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { QueryState } from '../../kit/ui/QueryState';

const YEARS_BACK = 5;

const Series = ({ of }: { of: NumberSeriesResponse }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={0.5} sx={{ py: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {of.first === null || of.last === null
          ? translate('resources.vat-return.series.empty', { series: of.series })
          : translate('resources.vat-return.series.range', {
              first: of.first,
              last: of.last,
              count: of.count,
            })}
      </Typography>
      {of.count > 0 && of.missing.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.vat-return.series.whole')}
        </Typography>
      )}
      {of.missing.length > 0 && (
        <Alert severity="error">
          {translate('resources.vat-return.series.missing', { numbers: of.missing.join(', ') })}
        </Alert>
      )}
      {of.voided.map(({ _id, number, voidedAt, voidedBy, reason }) => (
        <Typography key={_id} variant="body2">
          <Link component={RouterLink} to={invoicePath(_id)}>
            {number}
          </Link>{' '}
          {translate('resources.vat-return.series.voided', { day: formatDay(voidedAt), by: voidedBy })} {reason}
        </Typography>
      ))}
    </Stack>
  );
};

/** The numbers of a year's invoices and credit notes: gaps, and void ones with person and reason. */
export const NumberSeries = () => {
  const translate = useTranslate();
  const thisYear = dubaiYear(new Date());
  const [year, setYear] = useState(thisYear);
  const { data, error, isPending, refetch } = useServerQuery(['number-series', year], (server) =>
    server.getNumberSeries(year),
  );
  return (
    <Card sx={{ mt: 2, displayPrint: 'none' }}>
      <CardContent>
        <SectionTitle text="resources.vat-return.series.title" />
        <TextField
          select
          size="small"
          label={translate('resources.vat-return.series.year')}
          value={year}
          onChange={(event) => setYear(Number(event.target.value))}
          sx={{ my: 1, width: 140 }}
        >
          {Array.from({ length: YEARS_BACK }, (_, back) => thisYear - back).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <QueryState query={{ error, isPending, refetch }} failed="resources.vat-return.load_failed" />
        {data?.map((series) => (
          <Series key={series.series} of={series} />
        ))}
      </CardContent>
    </Card>
  );
};
