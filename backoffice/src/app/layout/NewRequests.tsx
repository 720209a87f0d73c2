import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useWaiting } from './useWaiting';

const Waiting = createContext(0);

/** How many requests wait for a price. */
export const useWaitingRequests = (): number => useContext(Waiting);

/** Counts the requests that wait for a price, and announces an increase to screen readers. */
export const NewRequests = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'list' });
  const { count, isKnown } = useWaiting(canAccess === true ? 'quotes' : '');
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isKnown) return;
    if (before.current !== undefined && count > before.current) {
      setSaid(translate('shop.new_requests', { count }));
    }
    before.current = count;
  }, [count, isKnown, translate]);
  return (
    <Waiting value={count}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Waiting>
  );
};
