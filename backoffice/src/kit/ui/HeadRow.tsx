import { TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  /** Translation keys of the columns of text. */
  texts: readonly string[];
  /** Headings of the number columns after them. */
  numbers?: readonly string[];
}

/** The headings of a table. */
export const HeadRow = ({ texts, numbers = [] }: Props) => {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        {texts.map((text) => (
          <TableCell key={text}>{translate(text)}</TableCell>
        ))}
        {numbers.map((number) => (
          <TableCell key={number} align="right">
            {translate(number)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
};
