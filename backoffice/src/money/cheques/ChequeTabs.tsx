import { Tab, Tabs, Typography } from '@mui/material';
import { DONE_STATUSES, RETURNED_STATUSES } from '@shop/contract/cheques';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import { useFilterValues } from '../../kit/ui/StatusTabs';

const TABS = {
  due: { isDue: true },
  inHand: { isDue: false },
  atBank: { status: 'Deposited' },
  bounced: { status: [...RETURNED_STATUSES] },
  guarantees: { status: 'Held', kind: 'Guarantee' },
  done: { status: [...DONE_STATUSES] },
} as const satisfies Record<string, Record<string, unknown>>;

type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];
const FIELDS = ['isDue', 'status', 'kind'] as const;

const isSame = (filters: Record<string, unknown>, tab: Record<string, unknown>) =>
  FIELDS.every((field) => JSON.stringify(filters[field]) === JSON.stringify(tab[field]));

/** The tasks with cheques, each with its number and its sum. */
export const ChequeTabs = () => {
  const server = useDataProvider<ShopDataProvider>();
  const list = useListContext();
  const filters = useFilterValues();
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: ['cheques', 'totals'], queryFn: () => server.getChequeTotals() });
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !FIELDS.some((one) => one === name)));
  const choose = (name: TabName | 'all') =>
    list.setFilters(name === 'all' ? others : { ...others, ...TABS[name] }, list.displayedFilters);
  const current = NAMES.find((name) => isSame(filters, TABS[name])) ?? (isSame(filters, {}) ? 'all' : false);
  return (
    <Tabs
      value={current}
      onChange={(_event, name: TabName | 'all') => choose(name)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="all" label={translate('shop.filter.all')} />
      {NAMES.map((name) => (
        <Tab
          key={name}
          value={name}
          label={
            <span>
              {translate(`resources.cheques.tab.${name}`)}{' '}
              {data && (
                <Typography component="span" variant="caption" color="text.secondary">
                  {data[name].count} · {formatAed(data[name].amount)}
                </Typography>
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
};
