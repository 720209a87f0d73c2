import { Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import type { SalesResponse } from '@shop/contract/api';
import { productInvoicesLink } from './figureLinks';
import { Panel } from './Panel';
import { HeadRow } from '../../kit/ui/HeadRow';

const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

/** The products with the highest sales; each links to its invoices. */
export const TopProducts = ({ sales, failed }: { sales: SalesResponse | undefined; failed: boolean }) => {
  const translate = useTranslate();
  const none = sales?.topProducts.length === 0;
  return (
    <Panel title="shop.dashboard.top_products" failed={failed}>
      {none && <Typography color="text.secondary">{translate('shop.dashboard.nothing')}</Typography>}
      {sales && !none && (
        <Table size="small">
          <HeadRow
            texts={['shop.dashboard.column.product']}
            numbers={[
              { text: 'shop.dashboard.column.invoices', sx: wideOnly },
              { text: 'shop.dashboard.column.qty', sx: wideOnly },
              'shop.dashboard.column.amount',
            ]}
          />
          <TableBody>
            {sales.topProducts.map(({ product, productName, qty, invoices, amount }) => (
              <TableRow key={product ?? productName}>
                <TableCell component="th" scope="row">
                  {product === null ? (
                    productName
                  ) : (
                    <Link component={RouterLink} to={productInvoicesLink(product, sales.topSince)}>
                      {productName}
                    </Link>
                  )}
                </TableCell>
                <TableCell align="right" sx={wideOnly}>
                  {invoices}
                </TableCell>
                <TableCell align="right" sx={wideOnly}>
                  {qty}
                </TableCell>
                <TableCell align="right">{formatAed(amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
};
