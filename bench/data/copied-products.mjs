/**
 * Makes many products of the demo's: a copy differs from its model by its code, and so by name, SKU and place in the
 * shop. What filters tell products apart by stays, so that a choice of filters finds its share in a catalogue of any size.
 * @param {object[]} models as they are stored
 * @param {number} count
 * @param {(kind: string, index: number) => unknown} idOf
 */
export function* copiedProducts(models, count, idOf) {
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length];
    yield copyOf(model, index, Math.floor(index / models.length) + 1, idOf);
  }
}

function copyOf(model, index, round, idOf) {
  const { category, size, variant, color, sku } = model;
  const code = [model.code, `N${round}`].filter(Boolean).join('-');
  const ownSku = `${sku.split('-')[0]}-${100_001 + index}`;
  const name = [category.displayName, size, variant, color, code].filter(Boolean).join(' ');
  const place = model.listKey.split('|').slice(0, -1);
  return {
    ...model,
    _id: idOf('product', index),
    code,
    sku: ownSku,
    name,
    searchText: `${name} ${ownSku}`.toLowerCase(),
    listKey: [...place, placeOf(code)].join('|'),
    // A price and a stock for each: a list that is sorted by them has something to sort.
    price: model.price + (index % 97) * 5,
    stock: (model.stock + index * 7) % 1000,
  };
}

/** As the shop makes its keys: numbers by their value. */
const placeOf = (code) =>
  code.toLowerCase().replace(/\d+(?:\.\d+)?/g, (digits) => Number(digits).toFixed(3).padStart(12, '0'));
