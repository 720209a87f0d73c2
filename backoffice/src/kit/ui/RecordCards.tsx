import { Box, Divider, Stack, Typography } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { inSentence } from '../../i18n/language';
import { type CardPlace, columnsIn, displayText, type ListColumn, type ListViewProps } from './columns';
import { isSeveral, type Translate } from './exportSheet';

interface ListProps<R extends RaRecord> {
  card: ComponentType<{ record: R }>;
}

/** Cards replace a table on phones: one block per record, with the record in context. */
export const RecordCards = <R extends RaRecord>({ card: Card }: ListProps<R>) => {
  const { data = [] } = useListContext<R>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={{ px: 2, py: 1.5 }}>
            <Card record={record} />
          </Box>
          <Divider component="li" aria-hidden />
        </RecordContextProvider>
      ))}
    </Box>
  );
};

/** The link has the height of a touch target, without moving the lines below it. */
const link = { fontWeight: 650, color: 'primary.main', textDecoration: 'none', display: 'block', py: 1.5, my: -1.5 };

const Heading = ({ title, to }: { title: string; to: string | undefined }) =>
  to ? (
    <Typography component={Link} to={to} sx={link}>
      <bdi>{title}</bdi>
    </Typography>
  ) : (
    <Typography sx={{ fontWeight: 650 }}>
      <bdi>{title}</bdi>
    </Typography>
  );

/** A long note would push the other cards away; the page of the record has all of it. */
const threeLines = {
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={threeLines}>
    {children}
  </Typography>
);

/** The cells of the columns with this place. */
const cellsAt = <R,>(place: CardPlace, columns: readonly ListColumn<R>[], record: R, translate: Translate) =>
  columnsIn(columns, place).map((column) => (
    <Fragment key={column.field}>{column.cell ? column.cell(record) : displayText(column, record, translate)}</Fragment>
  ));

const amountText = <R,>(column: ListColumn<R>, record: R, translate: Translate): string => {
  const amount = displayText(column, record, translate);
  if (amount === '') return '–';
  return column.kind === 'amount' ? translate('shop.total.amount', { amount }) : amount;
};

/** The lines of a column on a card: its texts, with their heading if they need one. */
const linesOf = <R,>(column: ListColumn<R>, record: R, translate: Translate): readonly ReactNode[] => {
  if (column.in.includes('labelled')) {
    const text = displayText(column, record, translate);
    if (text === '') return [];
    return [
      [`${translate(column.label)}: `, <Fragment key="value">{column.cell?.(record) ?? inSentence(text)}</Fragment>],
    ];
  }
  if (!column.in.includes('line')) return [];
  const value = column.value(record, translate);
  return isSeveral(value) ? value : [displayText(column, record, translate)];
};

/** One record on a phone, made of the columns with a place on a card. */
export const ColumnCard = <R extends RaRecord>({
  columns,
  pageOf,
  rowActions,
  record,
}: ListViewProps<R> & { record: R }) => {
  const translate = useTranslate();
  const title = columnsIn(columns, 'title').map((column) => displayText(column, record, translate));
  const lines = columns.flatMap((column) => linesOf(column, record, translate)).filter((line) => line !== '');
  const actions = cellsAt('actions', columns, record, translate);
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Heading title={title.join(' ')} to={pageOf?.(record)} />
        {cellsAt('badge', columns, record, translate)}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <span>
          {/* Two lines may be equal, so the index is the key. */}
          {lines.map((line, index) => (
            <Line key={index}>{line}</Line>
          ))}
        </span>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {columnsIn(columns, 'amount').map((column) => (
            <Fragment key={column.field}>{column.cell?.(record) ?? amountText(column, record, translate)}</Fragment>
          ))}
        </Typography>
      </Stack>
      {(actions.length > 0 || rowActions) && (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
          {actions}
          {rowActions?.(record)}
        </Stack>
      )}
    </Stack>
  );
};
