import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { profileQuery } from './api/get-profile';
import { session } from './session-store';

/**
 * Asks the server once a load whether the session remembered by this browser still stands. The profile it answers
 * replaces the remembered one; a refusal ends the session here. No answer at all proves nothing and changes nothing.
 */
export function useSessionCheck(): void {
  const [remembered] = useState(() => session.user() !== null);
  const { data, error } = useQuery({ ...profileQuery(), enabled: remembered && session.user() !== null });

  useEffect(() => {
    if (data && session.user()?._id === data._id) session.begin(data);
  }, [data]);

  useEffect(() => {
    if (error instanceof ApiError && error.status > 0) session.end('expired');
  }, [error]);
}
