import type { PlainKey } from '../../lib/i18n/i18n';
import type { ContactMessage } from './api/send-message';

/** Finds the problems of the contact form: all three fields are required. */
export function checkMessage({
  name,
  phone,
  message,
}: ContactMessage): Partial<Record<keyof ContactMessage, PlainKey>> {
  return {
    ...(!name.trim() && { name: 'contact.nameRequired' }),
    ...(!phone.trim() && { phone: 'contact.phoneRequired' }),
    ...(!message.trim() && { message: 'contact.messageRequired' }),
  };
}
