import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';

const PUBLIC_URL = 'https://shop.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL, SHOP_NAME: 'Ink & "Co" <Dubai>' });
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => shop.as.visitor().get(path).set(headers);

const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const title = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const attribute = (html: string, pattern: RegExp) => pattern.exec(head(html))?.[1];
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex" />');
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
const viewOf = (html: string) => /<div id="root" data-drawn>(.*?)<\/div>\s+<script/s.exec(html)?.[1] ?? '';
const wordsOf = (html: string) => viewOf(html).replace(/<!--.*?-->|<[^>]+>/g, '');
const pageDataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as unknown;
const SHOP = 'Ink &amp; &quot;Co&quot; &lt;Dubai&gt;';

describe('a page of the storefront', () => {
  it('has title, address, languages and the shop in its head', async () => {
    const { text, headers } = await get('/').expect(200);
    expect(title(text)).toBe(`Printing and packaging supplies in the UAE · ${SHOP}`);
    expect(canonical(text)).toBe(`${PUBLIC_URL}/`);
    expect(text).toContain(`<link rel="alternate" hreflang="ar" href="${PUBLIC_URL}/?lang=ar" />`);
    expect(text).toContain(`<meta property="og:url" content="${PUBLIC_URL}/" />`);
    expect(dataOf(text)).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', name: 'Ink & "Co" <Dubai>' }),
    );
    expect(isHidden(text)).toBe(false);
    expect(headers['vary']).toContain('Accept-Language, Cookie');
    const known = await get('/', { 'if-none-match': String(headers['etag']) });
    expect(known.status).toBe(304);
  });

  it.each([
    [{ 'accept-language': 'ar-AE,en;q=0.5' }, ''],
    [{ cookie: 'language=ar' }, ''],
    [{ cookie: 'language=en' }, '?lang=ar'],
  ])('is sent in Arabic, from right to left, for %j and "%s"', async (headers, query) => {
    const { text } = await get(`/terms${query}`, headers).expect(200);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(title(text)).toBe(`الشروط والأحكام · ${SHOP}`);
    expect(canonical(text)).toBe(`${PUBLIC_URL}/terms?lang=ar`);
  });

  it.each(['/cart', '/login?redirect=/cart', '/account/orders', '/reset-password', '/shop?q=ribbon'])(
    'is available at %s to visitors, but not to search engines',
    async (path) => {
      const { text } = await get(path).expect(200);
      expect({ hidden: isHidden(text), canonical: canonical(text) }).toEqual({ hidden: true, canonical: undefined });
    },
  );

  it.each(['/nowhere', '/wp-login.php', '/product/none', '/product/6920200f1c2d3e4f5a6b7c8d', '/account/none'])(
    'does not exist at %s: the shop’s own page is returned with status 404',
    async (path) => {
      const { text, headers } = await get(path).expect(404);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain('<div id="root">');
      expect(isHidden(text)).toBe(true);
    },
  );
});

describe('a product', () => {
  it('is described for search engines and chats, with text of staff escaped', async () => {
    const description = 'Cuts "clean" </script><script>alert(1)</script> & fast';
    const { _id, name, sku, category } = await shop.given.product({
      description,
      price: 18.5,
      moq: 5,
      images: ['/media/a.svg'],
    });
    const { text } = await get(`/product/${_id}`).expect(200);
    expect(title(text)).toBe(`${name} · ${SHOP}`);
    expect(canonical(text)).toBe(`${PUBLIC_URL}/product/${_id}`);
    expect(attribute(text, /<meta name="description" content="([^"]*)"/)).toContain(
      'Cuts &quot;clean&quot; &lt;/script&gt;',
    );
    expect(text).not.toContain('<script>alert');
    const [product, crumbs] = dataOf(text);
    expect(product).toMatchObject({
      '@type': 'Product',
      name,
      sku,
      description,
      image: [`${PUBLIC_URL}/media/a.svg`],
      offers: { price: '18.50', priceCurrency: 'AED', availability: 'https://schema.org/InStock' },
    });
    const steps = (crumbs as { itemListElement: { name: string }[] }).itemListElement.map((step) => step.name);
    expect(steps).toEqual(['Home', 'Shop', 'Ribbon', category.displayName, name]);
  });

  it('is missing if it is hidden, even for staff', async () => {
    const { _id, name } = await shop.given.product({ isActive: false });
    for (const actor of [shop.as.visitor(), (await shop.as.staff()).http]) {
      const { text } = await actor.get(`/product/${_id}`).expect(404);
      expect(text).not.toContain(name);
    }
  });
});

describe('a narrowed list of the shop', () => {
  it('has its own page for a category, but none for other parameters', async () => {
    const { category, productType } = await shop.given.product();
    const { text } = await get(`/shop?utm_source=x&category=${category._id}&page=2`).expect(200);
    const address = `${PUBLIC_URL}/shop?type=${productType}&amp;category=${category._id}&amp;page=2`;
    expect(canonical(text)).toBe(address);
    expect(attribute(text, /<meta name="description" content="([^"]*)"/)).toContain(category.displayName);
  });

  it('preloads exactly the API call of the page', async () => {
    const { text } = await get('/shop?type=Double+Face+Tape&page=2').expect(200);
    expect(text).toContain('href="/api/products/facets?productType=Double+Face+Tape" as="fetch"');
  });
});

describe('the first view', () => {
  it('is rendered for the home page in its language, without scripts', async () => {
    const { text } = await get('/').expect(200);
    expect(wordsOf(text)).toContain('Printing supplies,');
    const { text: arabic } = await get('/?lang=ar').expect(200);
    expect(viewOf(arabic)).toContain('href="/shop"');
    expect(wordsOf(arabic)).not.toContain('Printing supplies,');
  });

  it('has the public data of the API for the shop and a product, and follows a change immediately', async () => {
    const staff = await shop.as.staff();
    const product = await shop.given.product({ productType: 'Rubber', price: 18.5 });
    const pages = ['/shop?type=Rubber', `/shop?category=${product.category._id}`, `/product/${product._id}`];
    for (const path of pages) {
      const { text } = await get(path).expect(200);
      expect(wordsOf(text)).toContain(product.name);
      expect(wordsOf(text)).toMatch(/AED\s18\.50/);
    }
    const { body: shown } = await get(`/api/products/${product._id}`).expect(200);
    expect(pageDataOf((await get(`/product/${product._id}`)).text)).toEqual([[['product', product._id], shown]]);
    const { body: listed } = await get('/api/products?productType=Rubber&page=1&limit=48').expect(200);
    expect(pageDataOf((await get('/shop?type=Rubber')).text)).toEqual([
      [['products', { productType: 'Rubber' }, 1, null], listed],
    ]);

    await staff.http.put(`/api/products/${product._id}`).send({ price: 19.75 }).expect(200);
    for (const path of pages) expect(wordsOf((await get(path)).text)).toMatch(/AED\s19\.75/);
    await staff.http.put(`/api/products/${product._id}`).send({ isActive: false }).expect(200);
    for (const path of pages) expect((await get(path)).text).not.toContain(product.name);
  });

  it('is the same for all visitors, independent of the signed-in user', async () => {
    const buyer = await shop.as.customer();
    const [own, others] = [await buyer.http.get('/shop').expect(200), await get('/shop').expect(200)];
    expect(own.text).toBe(others.text);
    expect((await (await shop.as.staff()).http.get('/shop').expect(200)).text).toBe(others.text);
  });

  it('is rendered once and sent compressed; it is sent again only if it changed', async () => {
    await shop.given.product({ productType: 'Creasing Matrix' });
    const [first, second] = [
      await get('/shop?type=Creasing+Matrix'),
      await get('/shop?type=Creasing+Matrix&utm_source=x'),
    ];
    expect(second.text).toBe(first.text);
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
    const tag = String(first.headers['etag']);
    await get('/shop?type=Creasing+Matrix', { 'if-none-match': tag }).expect(304);
    await shop.given.product({ productType: 'Creasing Matrix' });
    await get('/shop?type=Creasing+Matrix', { 'if-none-match': tag }).expect(200);
  });

  it.each(['/cart', '/account/orders', '/shop?category=none', '/nowhere'])(
    'is rendered in the browser for %s',
    async (path) => {
      expect((await get(path)).text).toContain('<div id="root"></div>');
    },
  );
});

describe('a search or a filtered listing', () => {
  const made = async (over: object) => shop.given.product({ productType: 'Double Face Tape', ...over });

  it('is rendered by the server with its products, search words and filters, and hidden from search engines', async () => {
    const [white, black] = [
      await made({ code: 'ZX1', color: 'White', price: 18.5 }),
      await made({ code: 'ZX2', color: 'Black' }),
    ];
    for (const address of ['/shop?q=ZX1', `/shop?type=Double+Face+Tape&attr.color=White`, '/shop?q=zx1&sort=-price']) {
      const { text } = await get(address).expect(200);
      expect(wordsOf(text)).toContain(white.name);
      expect(wordsOf(text)).toMatch(/AED\s18\.50/);
      expect(wordsOf(text)).not.toContain(black.name);
      expect(viewOf(text)).toContain('aria-label="Active filters"');
      expect(isHidden(text)).toBe(true);
    }
    const { text } = await get('/shop?q=ZX1').expect(200);
    const { body: listed } = await get('/api/products?q=ZX1&page=1&limit=48').expect(200);
    expect(pageDataOf(text)).toEqual([[['products', { q: 'ZX1' }, 1, null], listed]]);
    expect(text).toContain('href="/api/products/facets?q=ZX1" as="fetch"');
    expect(viewOf(text)).toContain('value="ZX1"');
  });

  it('names the chosen categories', async () => {
    const { category } = await made({});
    const { text } = await get(`/shop?category=${category._id}&attr.color=none`).expect(200);
    expect(viewOf(text)).toContain(`aria-label="Remove filter ${category.displayName}"`);
    expect(wordsOf(text)).toContain('No products found.');
  });

  it('has its second page, and explains a page beyond the last one', async () => {
    for (let number = 1; number <= 49; number += 1) await made({ code: `PG${number}`, variant: 'paged' });
    const { text } = await get('/shop?attr.variant=paged&page=2').expect(200);
    expect(wordsOf(text)).toContain('Showing 49–49 of 49 items');
    expect(viewOf(text)).toContain('href="/shop?attr.variant=paged"');
    expect(wordsOf((await get('/shop?attr.variant=paged&page=3').expect(200)).text)).toContain('Page 3 doesn’t exist.');
  });

  it('is rendered in Arabic', async () => {
    await made({ code: 'ZX3' });
    const { text } = await get('/shop?q=ZX3&lang=ar').expect(200);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(viewOf(text)).toContain('aria-label="عوامل التصفية المختارة"');
  });

  it('explains that nothing matches, and shows the nearest products under no such sentence', async () => {
    const { name } = await made({ code: 'ZX4', color: 'Silver', size: '9-mm' });
    const nothing = wordsOf((await get('/shop?q=qqzzqq').expect(200)).text);
    expect(nothing).toContain('No results for “qqzzqq”.');
    expect(nothing).not.toContain('Closest matches');
    const nearest = wordsOf((await get('/shop?q=silver+9mm+resin').expect(200)).text);
    expect(nearest).toContain(name);
    expect(nearest).not.toContain('No results for');
  });

  it.each(['"><script>alert(1)</script>', "</script>'&amp;{{x}}", '\u0000\u202e', '😀'.repeat(60), '%', '../..'])(
    'shows the search words %j as text',
    async (q) => {
      const { text } = await get(`/shop?q=${encodeURIComponent(q)}`).expect(200);
      expect(text).not.toContain('<script>alert');
      expect(viewOf(text)).not.toBe('');
      const [[[, query]]] = pageDataOf(text) as [[[string, { q?: string }], unknown]];
      expect((query.q ?? '').length).toBeLessThanOrEqual(100);
    },
  );

  it('is left to the browser for an order by prices that visitors may not see', async () => {
    const staff = await shop.as.staff();
    const { body: settings } = await staff.http.get('/api/settings').expect(200);
    await staff.http.put('/api/settings').send({ pricesFor: 'companies', version: settings.version }).expect(200);
    expect((await get('/shop?sort=price').expect(200)).text).toContain('<div id="root"></div>');
    const { text } = await get('/shop?sort=name').expect(200);
    expect(wordsOf(text)).not.toMatch(/AED\s\d/);
  });
});

describe('the files for crawlers', () => {
  it('include a robots.txt that excludes personal pages, and names the sitemap', async () => {
    const { text, headers } = await get('/robots.txt').expect(200);
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/admin', '/cart', '/account', '/api/']) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it('include a sitemap of visible pages and products, in both languages', async () => {
    const [shown, hidden] = [await shop.given.product(), await shop.given.product({ isActive: false })];
    const { text, headers } = await get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toContain('application/xml');
    for (const path of [
      '/',
      '/about',
      '/shop?type=Creasing+Matrix',
      `/product/${shown._id}`,
      `/product/${shown._id}?lang=ar`,
    ]) {
      expect(text).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
    }
    expect(text).not.toContain(hidden._id);
    expect(text).not.toContain('/cart');
    await get('/sitemap-1.xml').expect(200);
    await get('/sitemap-2.xml').expect(404);
  });
});

describe('a page without scripts', () => {
  const saidIn = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

  it('is readable if it has text and contact details, with a line about unavailable actions', async () => {
    for (const path of ['/about', '/terms', '/privacy-policy', '/contact']) {
      const { text } = await get(path).expect(200);
      expect(wordsOf(text).length).toBeGreaterThan(200);
      expect(saidIn(text)).toContain('JavaScript is turned off');
    }
  });

  it('explains the requirements of the cart and the account in the visitor’s language', async () => {
    const [cart, account] = [await get('/cart').expect(200), await get('/account/orders?lang=ar').expect(200)];
    expect(saidIn(cart.text)).toContain('Your cart is stored in your browser');
    expect(saidIn(cart.text)).toContain(SHOP);
    expect(saidIn(account.text)).toContain('تحتاج هذه الصفحة إلى جافا سكريبت');
  });
});

describe('the placeholder picture of a product', () => {
  it('names type, size and colour in the visitor’s language, and hides unlisted products', async () => {
    const [shown, hidden] = [await shop.given.product(), await shop.given.product({ isActive: false })];
    const { body, headers } = await get(`/placeholder/${shown._id}`, { cookie: 'language=ar' }).expect(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    for (const word of ['أسود', 'بوصة']) expect(String(body)).toContain(word);
    for (const id of [hidden._id, 'none']) {
      expect((await get(`/placeholder/${id}`).expect(302)).headers['location']).toBe('/placeholder.svg');
    }
  });
});
