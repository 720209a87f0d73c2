import { Tab, Tabs } from '@mui/material';
import { Count, useListContext, useTranslate } from 'react-admin';

/** The list's filters in the address. */
export const useFilterValues = (): Record<string, unknown> => {
  const values: unknown = useListContext().filterValues;
  return typeof values === 'object' && values !== null ? { ...values } : {};
};

const ALL = 'all';

const withStatus = (filters: Record<string, unknown>, status: string): Record<string, unknown> => {
  const others = Object.fromEntries(Object.entries(filters).filter(([field]) => field !== 'status'));
  return status === ALL ? others : { ...others, status };
};

/** One tab per status with its number of records; the tab sets the list's status filter. */
export const StatusTabs = ({ statuses }: { statuses: readonly string[] }) => {
  const list = useListContext();
  const filters = useFilterValues();
  const translate = useTranslate();
  const tabs = [ALL, ...statuses];
  const current = filters.status ?? ALL;

  return (
    <Tabs
      value={tabs.find((tab) => tab === current) ?? false}
      onChange={(_event, tab: string) => list.setFilters(withStatus(filters, tab), list.displayedFilters)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={
            <span>
              {translate(tab === ALL ? 'shop.filter.all' : `resources.${list.resource}.status.${tab}`)}{' '}
              {/* The rows are loaded first: on a slow line the counts would delay them. */}
              {!list.isPending && (
                <Count component="span" variant="caption" color="text.secondary" filter={withStatus(filters, tab)} />
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
};
