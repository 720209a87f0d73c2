import { Menu } from 'react-admin';

/** In the order in which a day's work goes: from request to payment, then the master data. */
const resources = ['quotes', 'orders', 'invoices', 'payments', 'users', 'products', 'categories', 'contact', 'mail'];

export const ShopMenu = () => (
  <Menu>
    <Menu.DashboardItem primaryText="shop.menu.dashboard" />
    {resources.map((name) => (
      <Menu.ResourceItem key={name} name={name} />
    ))}
  </Menu>
);
