import type { BadgeColor } from '../palette';
import type { LetterResponse } from '../types';

type LetterState = LetterResponse['state'];

export const letterStates = ['pending', 'sent', 'failed'] as const satisfies readonly LetterState[];

export const letterStateColor: Record<LetterState, BadgeColor> = { pending: 'yellow', sent: 'green', failed: 'red' };

export const letterStateLabel: Record<LetterState, string> = {
  pending: 'resources.mail.state.pending',
  sent: 'resources.mail.state.sent',
  failed: 'resources.mail.state.failed',
};
