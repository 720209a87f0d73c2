import { Alert, Typography } from '@mui/material';
import type { WarningResponse } from '@shop/contract/api';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatAed } from '../format';
import type { OrderRecord, QuoteRecord } from '../../types';
import { lineName } from '../lines/lineName';

export type Warned = Partial<Pick<OrderRecord, 'orderItems'> & Pick<QuoteRecord, 'requestedItems' | 'warnings'>>;
type Translate = ReturnType<typeof useTranslate>;

const AMOUNTS = new Set(['price', 'list', 'loss', 'amount', 'total', 'left']);

const textOf = ({ code, params }: WarningResponse, translate: Translate): string => {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' && AMOUNTS.has(name) ? formatAed(value) : value,
  ]);
  return translate(`shop.warning.${code}`, Object.fromEntries(shown) as Record<string, unknown>);
};

const linesOf = ({ orderItems, requestedItems = [] }: Warned) => orderItems ?? requestedItems;

/** The warnings of the server about a line of the record in context, as it was saved. */
export const LineWarnings = ({ id }: { id: string | undefined }) => {
  const record = useRecordContext<Warned & { id: string }>();
  const translate = useTranslate();
  const index = record ? linesOf(record).findIndex(({ _id }) => _id === id) : -1;
  return (record?.warnings ?? [])
    .filter(({ line }) => line !== null && line === index)
    .map((warning) => (
      <Typography key={warning.code} variant="caption" component="div" sx={{ color: 'warning.dark' }}>
        {textOf(warning, translate)}
      </Typography>
    ));
};

/** The warnings of a document as a whole. */
export const DocumentWarnings = () => {
  const record = useRecordContext<Warned & { id: string }>();
  const translate = useTranslate();
  const whole = (record?.warnings ?? []).filter(({ line }) => line === null);
  if (whole.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {whole.map((warning) => (
        <div key={warning.code}>{textOf(warning, translate)}</div>
      ))}
    </Alert>
  );
};

interface Question {
  title: string;
  text: string;
}

/** All warnings of a document in a question, each with the name of its line, below the text of the step's own question. */
const AllWarnings = ({ record, text }: { record: Warned; text: string | undefined }) => {
  const translate = useTranslate();
  const nameOf = (index: number | null) => {
    const line = index === null ? undefined : linesOf(record)[index];
    return line && lineName(line);
  };
  return (
    <>
      {text && <span>{translate(text)}</span>}
      <ul>
        {(record.warnings ?? []).map((warning) => {
          const name = nameOf(warning.line);
          return (
            <li key={`${warning.code} ${String(warning.line)}`}>
              {name && (
                <>
                  <bdi>{name}</bdi>:{' '}
                </>
              )}
              {textOf(warning, translate)}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/**
 * The one question before a document is sent; undefined if there is nothing to check.
 * @param own the question for the step without warnings
 */
export const warningQuestion = (record: Warned, own?: Question) =>
  record.warnings?.length
    ? { title: own?.title ?? 'shop.warning.title', text: <AllWarnings record={record} text={own?.text} /> }
    : own;
