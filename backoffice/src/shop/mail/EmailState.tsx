import type { Tone } from '@shop/contract/statuses';
import type { EmailRecord } from '../../types';
import { StatusBadge } from '../../kit/ui/StatusBadge';

const tones: Record<EmailRecord['state'], Tone> = { pending: 'yellow', sent: 'green', failed: 'red' };

export const EMAIL_STATES = Object.keys(tones);

export const EmailState = ({ state }: Pick<EmailRecord, 'state'>) => (
  <StatusBadge of="mail" status={state} tones={tones} />
);
