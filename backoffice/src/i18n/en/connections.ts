export const apiKeys = {
  name: { one: 'API key', other: 'API keys' },
  fields: {
    scopes: 'Scopes',
    allowedIps: 'Allowed addresses',
    expiresAt: 'Works until',
    revokedAt: 'Revoked on',
    prefix: 'Begins with',
  },
};

export const webhooks = {
  name: { one: 'Webhook', other: 'Webhooks' },
  fields: { url: 'Address', events: 'Events', disabledWhy: 'Reason' },
};
