import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { columnOf, displayText, type GivenColumn } from '../ui/columns';
import { FieldGrid, ReadOnly } from '../ui/fields';

/** A column that stands alone, below its heading. An empty one is left out, unless `none` says what stands there. */
export type Fact<R> = GivenColumn<R> & {
  /** The page to which it leads. */
  readonly to?: (record: R) => string | null | undefined;
  /** Translation key of what stands in place of an empty text. */
  readonly none?: string;
};

interface Props<R> {
  resource: string;
  facts: readonly Fact<R>[];
  record: R;
  /** The least width of a fact in pixels. */
  min?: number | undefined;
}

/** Facts of a record, to read. */
export const Facts = <R,>({ resource, facts, record, min = 150 }: Props<R>) => {
  const translate = useTranslate();
  const shown = facts.flatMap((fact) => {
    const column = columnOf(resource, fact);
    const text = displayText(column, record, translate) || (fact.none === undefined ? '' : translate(fact.none));
    return text === '' ? [] : [{ column, text, to: fact.to?.(record) }];
  });
  return (
    <FieldGrid min={min}>
      {shown.map(({ column: { label, cell }, text, to }) => (
        <ReadOnly key={label} label={label}>
          {to ? (
            <Link component={RouterLink} to={to}>
              {text}
            </Link>
          ) : (
            (cell?.(record) ?? text)
          )}
        </ReadOnly>
      ))}
    </FieldGrid>
  );
};
