import type { CreateApiKeyDto, ReplayDto, SaveWebhookDto, UpdateApiKeyDto, UpdateWebhookDto } from '@shop/contract/api';
import { api, at, dataOf } from './client';

/** The calls about API keys and webhooks. New keys and secrets are in the answer only once. */
export const connectionCalls = {
  createApiKey: (body: CreateApiKeyDto) => dataOf(api.POST('/api/api-keys', { body })),
  updateApiKey: (id: string, body: UpdateApiKeyDto) => dataOf(api.PUT('/api/api-keys/{id}', { params: at(id), body })),
  rotateApiKey: (id: string) => dataOf(api.POST('/api/api-keys/{id}/rotate', { params: at(id) })),
  revokeApiKey: (id: string) => dataOf(api.DELETE('/api/api-keys/{id}', { params: at(id) })),
  getWebhooks: () => dataOf(api.GET('/api/webhooks')),
  createWebhook: (body: SaveWebhookDto) => dataOf(api.POST('/api/webhooks', { body })),
  updateWebhook: (id: string, body: UpdateWebhookDto) =>
    dataOf(api.PUT('/api/webhooks/{id}', { params: at(id), body })),
  deleteWebhook: (id: string) => dataOf(api.DELETE('/api/webhooks/{id}', { params: at(id) })),
  rotateWebhookSecret: (id: string) => dataOf(api.POST('/api/webhooks/{id}/rotate-secret', { params: at(id) })),
  testWebhook: (id: string) => dataOf(api.POST('/api/webhooks/{id}/test', { params: at(id) })),
  replayWebhook: (id: string, body: ReplayDto) =>
    dataOf(api.POST('/api/webhooks/{id}/replay', { params: at(id), body })),
  getWebhookDeliveries: (id: string) => dataOf(api.GET('/api/webhooks/{id}/deliveries', { params: at(id) })),
  sendWebhookDelivery: (id: string) => dataOf(api.POST('/api/webhook-deliveries/{id}/send', { params: at(id) })),
};
