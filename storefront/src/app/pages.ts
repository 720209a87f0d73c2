import type { DocumentName } from '../features/company/documents';
import { lazyPage } from './lazy-page';

const documentPage = (name: DocumentName) => async () => (await import('./pages/document-page')).documentPage(name);

/** Every page of the storefront with the texts it needs, each loaded when it is first shown. */
export const pages = {
  home: lazyPage(['home'], () => import('./pages/home-page')),
  shop: lazyPage(['catalog', 'words'], () => import('./pages/shop-page')),
  product: lazyPage(['catalog', 'words'], () => import('./pages/product-page')),
  cart: lazyPage(['catalog', 'cart', 'words'], () => import('./pages/cart-page')),
  login: lazyPage(['session', 'words'], () => import('./pages/login-page')),
  register: lazyPage(['session', 'words'], () => import('./pages/register-page')),
  forgotPassword: lazyPage(['session', 'words'], () => import('./pages/forgot-password-page')),
  resetPassword: lazyPage(['session', 'words'], () => import('./pages/reset-password-page')),
  about: lazyPage(['contact'], documentPage('about')),
  contact: lazyPage(['contact', 'words'], () => import('./pages/contact-page')),
  privacy: lazyPage(['contact'], documentPage('privacy')),
  terms: lazyPage(['contact'], documentPage('terms')),
  account: lazyPage(['account', 'session', 'words'], () => import('./pages/account-layout')),
  profile: lazyPage(['account'], () => import('./pages/profile-page')),
  requests: lazyPage(['account'], () => import('./pages/requests-page')),
  request: lazyPage(['account', 'words'], () => import('./pages/request-page')),
  orders: lazyPage(['account'], () => import('./pages/orders-page')),
  invoices: lazyPage(['account'], () => import('./pages/invoices-page')),
  notFound: lazyPage([], () => import('./pages/not-found-page')),
};
