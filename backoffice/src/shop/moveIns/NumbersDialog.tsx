import { Box, Typography } from '@mui/material';
import type { MoveInResponse, UpdateMoveInDto } from '@shop/contract/api';
import { MAX_AED } from '@shop/contract/money';
import { CONTINUED_SERIES, MAX_STARTS_AFTER } from '@shop/contract/move-in';
import { OWN_BOXES } from '@shop/contract/vat-return';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { SectionTitle } from '../../kit/ui/fields';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput, WholeInput } from '../../kit/ui/NumberInputs';

const text = (key: string) => `resources.move-ins.${key}`;
const grid = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } };

interface Values {
  banks?: Record<string, number | null>;
  series?: Record<string, number | null>;
  boxes?: Record<string, { amount?: number | null; vat?: number | null }>;
}

const valuesOf = ({ banks, series, boxes }: MoveInResponse, year: number): Values & Record<string, unknown> => ({
  banks: Object.fromEntries(banks.map(({ bankAccount, balance }) => [bankAccount, balance])),
  series: Object.fromEntries(series.filter((one) => one.year === year).map((one) => [one.series, one.startsAfter])),
  boxes: Object.fromEntries(boxes.map(({ box, ...figures }) => [box, figures])),
});

/** Empty inputs take figures back; numbers of other years stay. */
function bodyOf({ banks = {}, series = {}, boxes = {} }: Values, moveIn: MoveInResponse, year: number) {
  return {
    version: moveIn.version,
    banks: Object.entries(banks).flatMap(([bankAccount, balance]) =>
      balance == null ? [] : [{ bankAccount, balance }],
    ),
    series: [
      ...moveIn.series.filter((one) => one.year !== year),
      ...CONTINUED_SERIES.flatMap((one) => {
        const startsAfter = series[one];
        return startsAfter ? [{ series: one, year, startsAfter }] : [];
      }),
    ],
    boxes: OWN_BOXES.flatMap((box) => {
      const { amount = null, vat = null } = boxes[box] ?? {};
      return amount === null && vat === null ? [] : [{ box, amount: amount ?? 0, vat: vat ?? 0 }];
    }),
  } satisfies UpdateMoveInDto;
}

/** Balances of bank accounts, last numbers, and VAT that the old books have and did not file. */
export const NumbersDialog = ({ moveIn, close }: { moveIn: MoveInResponse; close: () => void }) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const year = Number(moveIn.switchDay.slice(0, 4));
  const { data: accounts } = useQuery({ queryKey: ['bank-accounts'], queryFn: () => server.getBankAccounts() });
  const money = { min: -MAX_AED, helperText: false };
  const texts = { title: text('numbers.title'), save: text('save'), done: text('saved'), failed: text('save_failed') };
  return (
    <FormDialog
      resource="move-ins"
      record={valuesOf(moveIn, year)}
      texts={texts}
      save={(values: FieldValues) => server.updateMoveIn(moveIn._id, bodyOf(values, moveIn, year))}
      isWide
      close={close}
    >
      <SectionTitle text={text('numbers.banks')} />
      {accounts && (
        <Typography variant="body2">
          {translate(text(accounts.length > 0 ? 'numbers.banks_help' : 'numbers.no_banks'))}
        </Typography>
      )}
      <Box sx={grid}>
        {accounts?.map(({ _id, bank, iban }) => (
          <MoneyInput key={_id} source={`banks.${_id}`} label={`${bank} ${iban.slice(-4)}`} {...money} />
        ))}
      </Box>
      <SectionTitle text={text('numbers.series')} />
      <Typography variant="body2">{translate(text('numbers.series_help'), { year })}</Typography>
      <Box sx={grid}>
        {CONTINUED_SERIES.map((one) => (
          <WholeInput
            key={one}
            source={`series.${one}`}
            label={text(`numbers.of.${one}`)}
            min={0}
            max={MAX_STARTS_AFTER}
            helperText={false}
          />
        ))}
      </Box>
      <SectionTitle text={text('numbers.boxes')} />
      <Typography variant="body2">{translate(text('numbers.boxes_help'))}</Typography>
      <Box sx={{ ...grid, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {OWN_BOXES.flatMap((box) => [
          <MoneyInput
            key={box}
            source={`boxes.${box}.amount`}
            label={`${box} · ${translate(`resources.vat-return.box.${box}`)}`}
            {...money}
          />,
          <MoneyInput key={`${box} vat`} source={`boxes.${box}.vat`} label={text('numbers.vat')} {...money} />,
        ])}
      </Box>
    </FormDialog>
  );
};
