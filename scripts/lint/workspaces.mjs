/** Those with TypeScript, the one that takes longest first. */
export const WORKSPACES = ['backend', 'contract', 'storefront', 'backoffice', 'embedded-db', 'browser-tests'];
