import { TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The number of lines on a page. */
export const ROWS = 100;

/** The pagination, if there are further lines. */
export const LinePages = ({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) => {
  const translate = useTranslate();
  if (count <= ROWS) return null;
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={ROWS}
      rowsPerPageOptions={[ROWS]}
      onPageChange={(_, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count: total }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total })
      }
    />
  );
};
