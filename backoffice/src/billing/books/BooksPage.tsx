import { Card, CardContent } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PeriodChooser } from '../../kit/ui/PeriodChooser';
import { usualPeriods } from '../../kit/ui/periods';
import { BookAccounts } from './BookAccounts';
import { BookChecks } from './BookChecks';
import { BookExports } from './BookExports';
import { BookPacks } from './BookPacks';

/** /book-packs: the checks of a period, month packs, exports to accounting software, and the accounts of the journal. */
const BooksPage = () => {
  const [query, setQuery] = useSearchParams();
  const usual = usualPeriods(new Date()).months[0];
  const period = { from: query.get('from') ?? usual?.from ?? '', to: query.get('to') ?? usual?.to ?? '' };
  return (
    <>
      <Title title="resources.book-packs.title" />
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <PeriodChooser period={period} onPeriod={(next) => setQuery({ ...next }, { replace: true })} />
          <BookChecks period={period} />
        </CardContent>
      </Card>
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <BookPacks period={period} />
        </CardContent>
      </Card>
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <BookExports period={period} />
        </CardContent>
      </Card>
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <BookAccounts />
        </CardContent>
      </Card>
    </>
  );
};

export default BooksPage;
