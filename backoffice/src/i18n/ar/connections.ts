import type { apiKeys as english } from '../en/connections';
import type { Translated } from '../words';

export const apiKeys: Translated<typeof english> = {
  name: { one: 'مفتاح API', other: 'مفاتيح API' },
  fields: {
    scopes: 'النطاقات',
    allowedIps: 'العناوين المسموح بها',
    expiresAt: 'يعمل حتى',
    revokedAt: 'أُلغي في',
    prefix: 'يبدأ بـ',
  },
};
