import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PeriodChooser } from '../../kit/ui/PeriodChooser';
import { usualPeriods } from '../../kit/ui/periods';
import { BookAccounts } from './BookAccounts';
import { BookChecks } from './BookChecks';
import { BookExports } from './BookExports';
import { BookPacks } from './BookPacks';
import { PageCard } from '../../kit/ui/cards';

/** /book-packs: the checks of a period, month packs, exports to accounting software, and the accounts of the journal. */
const BooksPage = () => {
  const [query, setQuery] = useSearchParams();
  const usual = usualPeriods(new Date()).months[0];
  const period = { from: query.get('from') ?? usual?.from ?? '', to: query.get('to') ?? usual?.to ?? '' };
  return (
    <>
      <Title title="resources.book-packs.title" />
      <PageCard>
        <PeriodChooser period={period} onPeriod={(next) => setQuery({ ...next }, { replace: true })} />
        <BookChecks period={period} />
      </PageCard>
      <PageCard>
        <BookPacks period={period} />
      </PageCard>
      <PageCard>
        <BookExports period={period} />
      </PageCard>
      <PageCard>
        <BookAccounts />
      </PageCard>
    </>
  );
};

export default BooksPage;
