import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { roleMay, staffRoleOf } from '@shop/contract/staff-roles';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useGetIdentity, useGetList, useTranslate } from 'react-admin';
import type { ProfileResponse, QuoteRecord } from '../types';

/** How often the number of new requests is asked for while the page is in view. */
const REFRESH_MS = 60_000;
const WAITING = {
  filter: { status: 'Requested' },
  pagination: { page: 1, perPage: 1 },
};

const Waiting = createContext(0);

/** How many requests wait for a price. */
export const useWaitingRequests = (): number => useContext(Waiting);

const useMayReadQuotes = (): boolean => {
  const { identity } = useGetIdentity();
  const profile = identity as Partial<ProfileResponse> | undefined;
  return (
    profile?.isAdmin === true &&
    roleMay(staffRoleOf({ isAdmin: true, staffRole: profile.staffRole ?? null }), 'quotes.read')
  );
};

/** Counts the requests that wait for a price, and says politely when there are more than before. */
export const NewRequests = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const mayRead = useMayReadQuotes();
  const { total } = useGetList<QuoteRecord>('quotes', WAITING, {
    enabled: mayRead,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    staleTime: REFRESH_MS / 2,
    retry: false,
    meta: { isQuiet: true },
  });
  const before = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (total === undefined) return;
    if (before.current !== undefined && total > before.current) {
      setSaid(translate('shop.new_requests', { smart_count: total }));
    }
    before.current = total;
  }, [total, translate]);
  return (
    <Waiting value={total ?? 0}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Waiting>
  );
};
