import type { Tone } from '@shop/contract/statuses';
import type { EmailRecord } from '../../types';
import { StatusBadge } from '../ui/StatusBadge';

export const EMAIL_TONES: Record<EmailRecord['state'], Tone> = { pending: 'yellow', sent: 'green', failed: 'red' };

export const EMAIL_STATES = Object.keys(EMAIL_TONES);

export const EmailState = ({ state }: Pick<EmailRecord, 'state'>) => (
  <StatusBadge of="mail" status={state} tones={EMAIL_TONES} />
);
