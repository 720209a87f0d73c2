/** The kinds of records that staff follow up: a quote, or an account. */
export const FOLLOWED_RESOURCES = ['quotes', 'companies', 'users'] as const;
export type FollowedResource = (typeof FOLLOWED_RESOURCES)[number];
