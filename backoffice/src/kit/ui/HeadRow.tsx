import { type SxProps, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A translation key, or with styles of its own, such as those of a column that phones hide. */
type Heading = string | { readonly text: string; readonly sx: SxProps | undefined };

interface Props {
  /** The columns of text. */
  texts: readonly Heading[];
  /** The number columns after them. */
  numbers?: readonly Heading[];
}

/** The headings of a table. */
export const HeadRow = ({ texts, numbers = [] }: Props) => {
  const translate = useTranslate();
  const cellOf = (heading: Heading, align?: 'right') => {
    const { text, sx } = typeof heading === 'string' ? { text: heading } : heading;
    return (
      <TableCell key={text} align={align} sx={sx}>
        {translate(text)}
      </TableCell>
    );
  };
  return (
    <TableHead>
      <TableRow>
        {texts.map((heading) => cellOf(heading))}
        {numbers.map((heading) => cellOf(heading, 'right'))}
      </TableRow>
    </TableHead>
  );
};
