/** What is measured: the pages that most visits begin with, and what is done there most. */
export function casesFor(productPath) {
  return [
    { name: 'home', path: '/', device: 'phone', interact: openMenu },
    { name: 'home', path: '/', device: 'desktop' },
    { name: 'shop', path: '/shop', device: 'phone', interact: filterOnPhone },
    { name: 'shop', path: '/shop', device: 'desktop', interact: filterBeside },
    { name: 'shop in Arabic', path: '/shop?lang=ar', device: 'phone' },
    { name: 'product', path: productPath, device: 'phone', interact: addToCart },
    { name: 'product', path: productPath, device: 'desktop', interact: addToCart },
  ];
}

async function openMenu(page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
}

async function filterOnPhone(page) {
  await page.getByRole('button', { name: 'Filters' }).click();
  await filterBeside(page);
}

async function filterBeside(page) {
  await page.getByRole('radio', { name: /^Ribbon/ }).check();
  await page.getByRole('heading', { level: 1, name: 'Ribbon' }).waitFor({ state: 'attached' });
}

async function addToCart(page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Added to Cart' }).waitFor();
}
