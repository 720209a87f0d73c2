/** The kinds of records that staff follow up. */
export const FOLLOWED_RESOURCES = ['quotes'] as const;
export type FollowedResource = (typeof FOLLOWED_RESOURCES)[number];
