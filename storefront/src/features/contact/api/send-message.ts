import { api, unwrap } from '../../../lib/api-client';

export interface ContactMessage {
  name: string;
  phone: string;
  message: string;
}

export const sendMessage = async (message: ContactMessage) => unwrap(await api.POST('/api/contact', { body: message }));
