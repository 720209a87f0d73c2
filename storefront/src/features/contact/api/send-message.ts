import { api, unwrap } from '../../../lib/api-client';

export interface ContactMessage {
  name: string;
  phone: string;
  message: string;
  /** Hidden from people: what programs write into it gives them away. */
  website: string;
}

export const sendMessage = async (message: ContactMessage) => unwrap(await api.POST('/api/contact', { body: message }));
