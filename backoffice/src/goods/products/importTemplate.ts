import { toCsv } from '../../kit/ui/exportCsv';

/** A product that is changed by its SKU. */
const CHANGED = {
  sku: 'RIB-00001',
  productType: 'Ribbon',
  category: '',
  code: 'FC3',
  size: '1-inch',
  variant: '100-yd',
  color: 'Black',
  sort: '',
  quality: 'A++',
  stock: '',
  stockChange: 20,
  moq: 1,
  step: 1,
  max: '',
  packSize: 12,
  packUnit: 'carton',
  price: 18.5,
  costPrice: 12.4,
  unit: 'roll',
  unitCode: 'XRO',
  taxCategory: 'S',
  taxReason: '',
  hsCode: '961210',
  origin: 'Japan',
  storageLocation: 'A-03-2',
  isAvailable: true,
  isActive: true,
  displaySpecs: 'Sharp edges, Fast release',
  description: '',
  descriptionAr: '',
  nameEn: '',
  nameAr: '',
  machines: 'Zebra ZT410, TSC TTP-244',
  images: '',
};

/** A new product. */
const CREATED = {
  ...Object.fromEntries(Object.keys(CHANGED).map((column) => [column, ''])),
  productType: 'Ribbon',
  category: 'Hot-Stamping Ribbon',
  code: 'FC4',
  size: '1-inch',
  variant: '100-yd',
  color: 'Gold',
  quality: 'A',
  stock: 0,
  moq: 1,
  price: 21,
  unit: 'roll',
  isAvailable: true,
  isActive: false,
};

export const importTemplate = (): string => toCsv([CHANGED, CREATED]);
