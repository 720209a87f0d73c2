import { Link } from '@mui/material';
import type { StaffAction } from '@shop/contract/staff-roles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useRoleActions } from '../auth/useMay';
import { columnOf, displayText, type GivenColumn } from '../ui/columns';
import { FieldGrid, ReadOnly } from '../ui/fields';

/** A value below its heading. An empty one is omitted, unless `none` gives a text for it. */
export type Fact<R> = GivenColumn<R> & {
  /** The page that the value links to. */
  readonly to?: (record: R) => string | null | undefined;
  /** Translation key of the text for an empty value. */
  readonly none?: string;
  /** The action of the roles that read it. */
  readonly needs?: StaffAction;
};

interface Props<R> {
  resource: string;
  facts: readonly Fact<R>[];
  record: R;
  /** The minimum width of a fact in pixels. */
  min?: number | undefined;
}

const plain = (key: string): string => key;

/** True if the record has any of the facts. */
export const hasFacts = <R,>(facts: readonly Fact<R>[], record: R): boolean =>
  facts.some((fact) => fact.none !== undefined || displayText(columnOf('', fact), record, plain) !== '');

/** Facts of a record, read-only. */
export const Facts = <R,>({ resource, facts, record, min = 150 }: Props<R>) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const allowed = facts.filter(({ needs }) => needs === undefined || may(needs));
  const shown = allowed.flatMap((fact) => {
    const column = columnOf(resource, fact);
    const text = displayText(column, record, translate) || (fact.none === undefined ? '' : translate(fact.none));
    return text === '' ? [] : [{ column, text, to: fact.to?.(record), drawn: column.cell?.(record) }];
  });
  return (
    <FieldGrid min={min}>
      {shown.map(({ column: { field, label }, text, to, drawn }) => (
        <ReadOnly key={field} label={label}>
          {to ? (
            <Link component={RouterLink} to={to}>
              {text}
            </Link>
          ) : (
            (drawn ?? text)
          )}
        </ReadOnly>
      ))}
    </FieldGrid>
  );
};
