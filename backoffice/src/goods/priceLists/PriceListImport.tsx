import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { PriceImportResponse, PriceLineResponse } from '@shop/contract/api';
import { useState } from 'react';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import { ImportPage } from '../../kit/imports/ImportPage';
import { recordPath } from '../../paths';
import { DearerBreaks } from './DearerBreaks';
import { PRICE_FORM } from './lineSheet';
import { useTargetName } from './PriceListLines';

const text = (key: string) => `resources.price-lists.import.${key}`;
/** More lines are counted. */
const MOST_NAMED = 50;

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

const doneText = ({ created, updated, ended }: PriceImportResponse): [string, Record<string, unknown>] => [
  text('done'),
  { created, updated, ended },
];

/** /price-lists/{id}/import: a file of lines is checked first, and then imported as a whole. */
const PriceListImport = () => {
  const { id = '' } = useParams<'id'>();
  const server = useDataProvider<ShopDataProvider>();
  const [endMissing, setEndMissing] = useState(false);
  return (
    <ImportPage
      resource="price-list-lines"
      texts={text}
      form={PRICE_FORM}
      columns={useStore('price-lists.import.columns', {})}
      send={({ csv }, planned) =>
        server.importPriceLines(id, planned ? { csv, plan: planned.plan, endMissing } : { csv })
      }
      done={doneText}
      back={recordPath('price-lists', id)}
      besides={({ missing }) => (endMissing ? missing.length : 0)}
      onOpen={() => setEndMissing(false)}
    >
      {({ remarks, missing }) => (
        <>
          <DearerBreaks remarks={remarks} />
          <Missing lines={missing} checked={endMissing} onChange={() => setEndMissing((is) => !is)} />
        </>
      )}
    </ImportPage>
  );
};

export default PriceListImport;
