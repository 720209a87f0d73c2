import type { BankLineResponse } from '@shop/contract/api';
import { type SortPayload, useListContext, useNotify, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { useFilterValues } from '../../kit/ui/StatusTabs';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { recordPath } from '../../paths';
import type { BankLineRecord } from '../../types';

export const newestFirst: SortPayload = { field: 'bookedOn', order: 'DESC' };

/** The list as it was last seen. */
interface SeenList {
  sort?: string;
  order?: string;
  filter?: Record<string, unknown>;
}

const useOpen = ({ status, ...filter }: Record<string, unknown>, sort: SortPayload) => {
  const may = useRoleActions()('payments.record');
  return useServerQuery(['bank-lines', 'open', filter, sort], (server) => server.getOpenBankLines(filter, sort), {
    enabled: may && (status === undefined || status === 'Open'),
  });
};

/** The open lines of the list around it, in its order, each with its first suggestion. */
export const useOpenLines = () => useOpen(useFilterValues(), useListContext().sort);

/** The id of the open line after this one in the list as it was last seen; the first one after the last. */
const useNextOpen = (id: string): string | undefined => {
  const [seen] = useStore<SeenList>('bank-lines.listParams', {});
  const sort =
    seen.sort === undefined
      ? newestFirst
      : ({ field: seen.sort, order: seen.order === 'ASC' ? 'ASC' : 'DESC' } as const);
  const { data = [] } = useOpen({ ...seen.filter, status: 'Open' }, sort);
  const ids = data.map(({ _id }) => _id);
  const others = ids.filter((other) => other !== id);
  return ids.slice(ids.indexOf(id) + 1).find((other) => other !== id) ?? others[0];
};

/** Reports what was done with a line on its page. Once nothing of it is open, the next open line comes. */
export const useAfterLine = ({
  id,
}: BankLineRecord): ((saved: Pick<BankLineResponse, 'status'>, done: string) => void) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const next = useNextOpen(id);
  return ({ status }, done) => {
    notify(done, { type: 'success' });
    if (status !== 'Open' && next !== undefined) void navigate(recordPath('bank-lines', next));
  };
};
