import { Alert, Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { SectionTitle } from '../../kit/ui/fields';
import { HeadRow } from '../../kit/ui/HeadRow';
import type { Period } from '../../kit/ui/periods';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { QueryState } from '../../kit/ui/QueryState';

const text = (key: string) => `resources.book-packs.${key}`;

/** The journal of a period beside the lists that it must agree with. */
export const BookChecks = ({ period }: { period: Period }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useServerQuery(
    ['book-checks', period.from, period.to],
    (server) => server.getBookChecks(period),
    { placeholderData: (previous) => previous },
  );
  const count = data?.filter(({ difference }) => difference !== 0).length ?? 0;
  return (
    <>
      <SectionTitle text={text('checks')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(text('checks_help'))}
      </Typography>
      <QueryState query={{ error, isPending, refetch }} failed={text('load_failed')} />
      {data && !error && (
        <>
          <Alert severity={count === 0 ? 'success' : 'error'} sx={{ mb: 1 }}>
            {count === 0 ? translate(text('all_agree')) : translate(text('differ'), { count })}
          </Alert>
          <Box sx={{ overflowX: 'auto' }}>
            <Table
              size="small"
              sx={{ fontVariantNumeric: 'tabular-nums', '& td, & th': { px: { xs: 0.5, sm: 1.25 } } }}
            >
              <HeadRow
                texts={[text('checks')]}
                numbers={[text('figures.journal'), text('figures.other'), text('figures.difference')]}
              />
              <TableBody>
                {data.map(({ check, box, journal, other, difference }) => (
                  <TableRow key={`${check} ${box}`}>
                    <TableCell>{translate(text(`check.${check}`), { box })}</TableCell>
                    <TableCell align="right">{formatAed(journal)}</TableCell>
                    <TableCell align="right">{formatAed(other)}</TableCell>
                    <TableCell
                      align="right"
                      sx={difference === 0 ? undefined : { color: 'error.main', fontWeight: 700 }}
                    >
                      {formatAed(difference)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </>
  );
};
