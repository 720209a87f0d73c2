/** The maximum number of lines of a price list. */
const MOST_LINES = 10_000;
/** The maximum number of rows of one response of a staff list. */
const ROWS = 500;

const json = ({ bytes }) => JSON.parse(bytes);

async function skus({ staff }) {
  const all = [];
  for (let first = 0; first < MOST_LINES; first += ROWS) {
    const query = { sort: '["sku","ASC"]', range: JSON.stringify([first, first + ROWS - 1]) };
    const rows = json(await staff.request('GET', `/api/products/admin?${new URLSearchParams(query)}`));
    all.push(...rows.map(({ sku }) => sku));
    if (rows.length < ROWS) break;
  }
  return all;
}

/** Imports a price list of as many products as it takes, for these buyers, who are persons without a company. */
export async function givePriceList(clients, buyers) {
  const { staff } = clients;
  const profiles = await Promise.all(
    buyers.map(async (buyer) => json(await buyer.request('GET', '/api/users/account/profile'))),
  );
  const head = { name: 'Bench', kind: 'Agreement', users: profiles.map(({ _id }) => _id) };
  const { _id } = json(await staff.request('POST', '/api/price-lists', head));
  const lines = (await skus(clients)).map((sku, index) => `${sku},1,${5 + (index % 90)}.25`);
  const csv = ['sku,minQty,price', ...lines].join('\n');
  const path = `/api/price-lists/${_id}/import`;
  const { plan } = json(await staff.request('POST', path, { csv }));
  const { created } = json(await staff.request('POST', path, { csv, plan }));
  if (created !== lines.length) throw new Error(`${created} of ${lines.length} prices were imported`);
}
