import type { apiKeys as english, webhooks as englishWebhooks } from '../en/connections';
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

export const webhooks: Translated<typeof englishWebhooks> = {
  name: { one: 'رابط إشعار', other: 'روابط الإشعار' },
  fields: { url: 'العنوان', events: 'الأحداث', disabledWhy: 'السبب' },
};
