import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

const priceListForm = lazyPage(() => import('./priceLists/PriceListForm'));
const customerGroupForm = lazyPage(() => import('./customerGroups/CustomerGroupForm'));

export const goods: readonly ShopResource[] = [
  {
    name: 'products',
    place: 100,
    group: 'goods',
    isAlwaysShown: true,
    access: { read: 'products.read', update: ['products.write'], create: 'products.write', delete: 'products.write' },
    icon: Inventory2Outlined,
    shortcut: 'r',
    recordRepresentation: 'name',
    list: lazyPage(() => import('./products/ProductList')),
    create: lazyPage(() => import('./products/ProductCreate')),
    edit: lazyPage(() => import('./products/ProductEdit')),
    pages: {
      import: lazyPage(() => import('./products/ProductImport')),
    },
  },
  {
    name: 'price-lists',
    place: 105,
    group: 'goods',
    access: { read: 'prices.read', update: ['prices.change'], create: 'prices.change', delete: 'prices.change' },
    icon: SellOutlined,
    shortcut: 'k',
    recordRepresentation: 'name',
    list: lazyPage(() => import('./priceLists/PriceListList')),
    create: priceListForm,
    show: lazyPage(() => import('./priceLists/PriceListShow')),
    edit: priceListForm,
    pages: { ':id/import': lazyPage(() => import('./priceLists/PriceListImport')) },
  },
  {
    name: 'customer-groups',
    place: 107,
    group: 'goods',
    access: { read: 'prices.read', update: ['prices.change'], create: 'prices.change', delete: 'prices.change' },
    icon: GroupsOutlined,
    shortcut: 'j',
    recordRepresentation: 'name',
    list: lazyPage(() => import('./customerGroups/CustomerGroupList')),
    create: customerGroupForm,
    edit: customerGroupForm,
  },
  {
    name: 'price-changes',
    place: 110,
    group: 'goods',
    access: {
      read: 'prices.change',
      update: ['prices.change'],
      create: 'prices.change',
      delete: 'prices.change',
    },
    icon: PriceChangeOutlined,
    shortcut: 'w',
    recordRepresentation: 'note',
    list: lazyPage(() => import('./priceChanges/PriceChangeList')),
    create: lazyPage(() => import('./priceChanges/PriceChangeCreate')),
    show: lazyPage(() => import('./priceChanges/PriceChangeShow')),
  },
  {
    name: 'categories',
    place: 120,
    group: 'goods',
    isAlwaysShown: true,
    access: { read: 'products.write', update: ['products.write'], create: 'products.write', delete: 'products.write' },
    icon: CategoryOutlined,
    shortcut: 'c',
    recordRepresentation: 'displayName',
    list: lazyPage(() => import('./categories/CategoryList')),
    edit: lazyPage(() => import('./categories/CategoryEdit')),
  },
  // A single record: its form replaces the list.
  {
    name: 'synonyms',
    place: 200,
    group: 'goods',
    access: { read: 'products.write', update: ['products.write'] },
    icon: ManageSearchOutlined,
    shortcut: 'y',
    recordRepresentation: '_id',
    list: lazyPage(() => import('./synonyms/SynonymsPage')),
  },
];
