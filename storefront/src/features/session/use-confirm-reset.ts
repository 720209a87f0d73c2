import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmReset, type NewPassword } from './api/confirm-reset';
import { signOut } from './api/sign-out';
import { session } from './session-store';

/** Sets a password by a mailed link. Whoever is signed in with this browser is signed out: sign in with the new one. */
export function useConfirmReset(token: string, onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: NewPassword) => {
      await confirmReset(token, password);
      if (session.user() === null) return;
      // The server may have ended the session already, with all others of its user.
      await signOut().catch(() => undefined);
      session.end('signedOut');
      queryClient.removeQueries();
    },
    onError: onRefused,
  });
}
