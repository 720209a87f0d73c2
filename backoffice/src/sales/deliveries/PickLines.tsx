import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useGetMany, useStore, useTranslate } from 'react-admin';
import { useCountedUnit, usePacks } from '../../i18n/terms';
import { lineName } from '../../kit/lines/lineName';
import { useRoleActions } from '../../kit/auth/useMay';
import type { DeliveryRecord, ProductRecord } from '../../types';
import { type PlacedLine, placedLines } from './placedLines';

/** The lines that are picked of the latest delivery: they outlive a look at another page, and the camera. */
interface Picked {
  delivery: string;
  lines: readonly string[];
}

const NOTHING: Picked = { delivery: '', lines: [] };

const usePicked = (delivery: string) => {
  const [stored, store] = useStore<Picked>('deliveries.picked', NOTHING);
  const lines = stored.delivery === delivery ? stored.lines : [];
  const toggle = (line: string) =>
    store({ delivery, lines: lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line] });
  return { isPicked: (line: string) => lines.includes(line), toggle };
};

const LineText = ({ line }: { line: PlacedLine }) => (
  <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', width: '100%' }}>
    <span>
      {lineName(line)}
      <Typography variant="caption" component="div" color="text.secondary">
        <bdi>{[line.sku, line.place, usePacks()(line)].filter(Boolean).join(' · ')}</bdi>
      </Typography>
    </span>
    <Typography component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
      {line.qty} <bdi>{useCountedUnit()(line.unit, line.qty)}</bdi>
    </Typography>
  </Stack>
);

const row = { py: 1, borderBottom: 1, borderColor: 'divider' };

/** The goods of a delivery in the order of their places in the store. While it is prepared, each can be ticked off. */
export const PickLines = ({ delivery }: { delivery: DeliveryRecord }) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const { isPicked, toggle } = usePicked(delivery.id);
  const ids = [...new Set(delivery.lines.flatMap(({ product }) => product ?? []))];
  const { data = [] } = useGetMany<ProductRecord>('products', { ids }, { enabled: ids.length > 0 });
  const lines = placedLines(delivery.lines, data);
  const isPicking = delivery.status === 'Prepared' && may('orders.deliver');
  const picked = lines.filter(({ line }) => isPicked(line)).length;
  return (
    <Stack sx={{ maxWidth: 720 }}>
      {isPicking && (
        <Typography variant="body2" color="text.secondary" role="status">
          {translate('resources.deliveries.pick.progress', { picked, all: lines.length })}
        </Typography>
      )}
      {lines.map((line) =>
        isPicking ? (
          <FormControlLabel
            key={line.line}
            control={<Checkbox checked={isPicked(line.line)} onChange={() => toggle(line.line)} sx={{ p: 1.5 }} />}
            label={<LineText line={line} />}
            slotProps={{ typography: { sx: { flexGrow: 1 } } }}
            sx={{ ...row, mx: 0, minHeight: 56 }}
          />
        ) : (
          <Stack key={line.line} sx={row}>
            <LineText line={line} />
          </Stack>
        ),
      )}
    </Stack>
  );
};
