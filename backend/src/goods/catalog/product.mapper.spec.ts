import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { PRODUCT_RECORD, toProductFields, toStaffProduct } from './product.mapper.js';
import type { ProductRecord } from './product.schema.js';
import { ProductResponse } from './dto/product.response.js';

const at = new Date('2026-11-20T08:00:00Z');
const stored: ProductRecord = {
  _id: new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d'),
  productType: 'Ribbon',
  category: {
    _id: new Types.ObjectId('6920200f1c2d3e4f5a6b7c8e'),
    name: 'satin',
    displayName: 'Satin Ribbon',
    displayNameAr: '',
    isActive: true,
  },
  name: 'Satin Ribbon 1-inch',
  sku: 'RIB-00001',
  size: '1-inch',
  variant: '',
  color: '',
  code: '',
  sort: '',
  quality: 'A',
  origin: 'Japan',
  unit: 'roll',
  displaySpecs: 'Soft, Fast',
  description: '',
  descriptionAr: '',
  machines: '',
  nameEn: '',
  nameAr: '',
  storageLocation: 'A-03',
  taxCategory: 'S',
  taxReason: '',
  hsCode: '961210',
  unitCode: 'XRO',
  stock: 12,
  moq: 5,
  step: 1,
  max: null,
  packSize: null,
  packUnit: '',
  price: 1850,
  costPrice: 1200,
  isAvailable: true,
  isActive: true,
  images: ['/media/a.svg'],
  searchText: 'satin ribbon 1-inch rib-00001',
  sizeKey: '0',
  listKey: '0',
  version: 3,
  locks: 0,
  createdAt: at,
  updatedAt: at,
};

describe('the public fields of a product', () => {
  it('omits stock, storage, dates and database fields', () => {
    const shown = Object.keys(ProductResponse.stored(stored));
    const hidden = [
      'taxReason',
      'hsCode',
      'unitCode',
      'stock',
      'storageLocation',
      'costPrice',
      'createdAt',
      'updatedAt',
      'searchText',
      'sizeKey',
      'listKey',
    ];
    expect(shown.filter((field) => hidden.includes(field))).toEqual([]);
  });

  it('shows money in AED and ids as texts', () => {
    expect(ProductResponse.stored(stored)).toMatchObject({
      _id: '6920200f1c2d3e4f5a6b7c8d',
      price: 18.5,
      taxCategory: 'S',
      category: { _id: '6920200f1c2d3e4f5a6b7c8e', name: 'satin', displayName: 'Satin Ribbon' },
    });
  });
});

describe('toStaffProduct', () => {
  it('adds the staff-only fields', () => {
    expect(toStaffProduct(stored, true)).toEqual({
      ...ProductResponse.stored(stored),
      nameEn: '',
      stock: 12,
      storageLocation: 'A-03',
      costPrice: 12,
      ...{ taxReason: '', hsCode: '961210', unitCode: 'XRO' },
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T08:00:00.000Z',
    });
  });
});

describe('the history of a product', () => {
  it('shows the price in fils and the category by name', () => {
    expect(PRODUCT_RECORD.reported?.(stored)).toMatchObject({ price: 1850, costPrice: 1200, category: 'Satin Ribbon' });
  });
});

describe('toProductFields', () => {
  it.each([
    ['converts AED to fils', { price: 18.55 }, { price: 1855 }],
    ['keeps a price of zero', { price: 0 }, { price: 0 }],
    ['converts a cost to fils', { costPrice: 12.5 }, { costPrice: 1250 }],
    ['reads an emptied cost as unknown', { costPrice: null }, { costPrice: null }],
    ['contains only the fields of the body', { color: 'Gold', size: undefined }, { color: 'Gold' }],
    ['keeps an emptied text and an emptied list', { code: '', images: [] }, { code: '', images: [] }],
  ])('%s', (_what, body, fields) => {
    expect(toProductFields(body)).toEqual(fields);
  });
});
