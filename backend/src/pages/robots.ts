/**
 * What crawlers should leave alone: pages of one visitor, the back office, and the countless ways to narrow the shop.
 * The calls that public pages are drawn with stay open: who runs a page would see it fail without them.
 */
export const robotsTxt = (publicUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /cart
Disallow: /account
Disallow: /login
Disallow: /register
Disallow: /forgot-password
Disallow: /reset-password
Disallow: /shop?*attr.
Disallow: /api/
Allow: /api/products
Allow: /api/categories
Allow: /api/shop

Sitemap: ${publicUrl}/sitemap.xml
`;
