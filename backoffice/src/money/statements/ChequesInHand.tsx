import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ChequesInHandResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { SectionTitle } from '../../kit/ui/fields';
import { recordPath } from '../../paths';

/** The memo of a statement: cheques that are no part of its balance; nothing without any. */
export const ChequesInHand = ({ of: { total, cheques } }: { of: ChequesInHandResponse }) => {
  const translate = useTranslate();
  if (cheques.length === 0) return null;
  const heading = (field: string) => translate(`resources.cheques.fields.${field}`);
  return (
    <>
      <SectionTitle text="shop.statement.cheques.title" />
      <Typography variant="body2" color="text.secondary">
        {translate('shop.statement.cheques.note')}
      </Typography>
      <Table
        size="small"
        aria-label={translate('shop.statement.cheques.title')}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{heading('chequeNumber')}</TableCell>
            <TableCell>{heading('bank')}</TableCell>
            <TableCell>{heading('chequeDate')}</TableCell>
            <TableCell align="right">{heading('amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cheques.map(({ _id, chequeNumber, bank, chequeDate, amount }) => (
            <TableRow key={_id}>
              <TableCell>
                <Link component={RouterLink} to={recordPath('cheques', _id)}>
                  {chequeNumber}
                </Link>
              </TableCell>
              <TableCell>
                <bdi>{bank}</bdi>
              </TableCell>
              <TableCell>{formatDay(chequeDate)}</TableCell>
              <TableCell align="right">{formatAed(amount)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell colSpan={3} />
            <TableCell align="right" sx={{ fontWeight: 650 }}>
              {formatAed(total)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </>
  );
};
