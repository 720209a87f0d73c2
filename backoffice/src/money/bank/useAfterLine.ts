import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BankLineResponse } from '@shop/contract/api';
import { recordPath } from '../../paths';
import type { BankLineRecord } from '../../types';
import { useNextOpen } from './useOpenLines';

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
