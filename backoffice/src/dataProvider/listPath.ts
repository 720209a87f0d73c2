const staffLists: Partial<Record<string, string>> = { quotes: 'quotes/admin', products: 'products/admin' };

/** Where the API lists a resource for staff. */
export const listPath = (resource: string): string => staffLists[resource] ?? resource;
