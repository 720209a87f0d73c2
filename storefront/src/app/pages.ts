import type { DocumentName } from '../features/company/documents';
import { lazyPage } from './lazy-page';

const documentPage = (name: DocumentName) => async () => (await import('./pages/document-page')).documentPage(name);

/** Every page of the storefront with the texts it needs, each loaded when it is first shown. */
export const pages = {
  home: lazyPage(['home'], () => import('./pages/home-page')),
  shop: lazyPage(['catalog', 'words'], () => import('./pages/shop-page')),
  product: lazyPage(['catalog', 'product', 'words'], () => import('./pages/product-page')),
  cart: lazyPage(['catalog', 'product', 'cart', 'errors'], () => import('./pages/cart-page')),
  login: lazyPage(['session', 'errors'], () => import('./pages/login-page')),
  register: lazyPage(['session', 'errors'], () => import('./pages/register-page')),
  forgotPassword: lazyPage(['session', 'errors'], () => import('./pages/forgot-password-page')),
  resetPassword: lazyPage(['session', 'errors'], () => import('./pages/reset-password-page')),
  about: lazyPage(['contact'], documentPage('about')),
  contact: lazyPage(['contact', 'errors'], () => import('./pages/contact-page')),
  privacy: lazyPage(['contact'], documentPage('privacy')),
  terms: lazyPage(['contact'], documentPage('terms')),
  account: lazyPage(['account', 'session', 'errors'], () => import('./pages/account-layout')),
  profile: lazyPage(['account'], () => import('./pages/profile-page')),
  requests: lazyPage(['account'], () => import('./pages/requests-page')),
  request: lazyPage(['account'], () => import('./pages/request-page')),
  orders: lazyPage(['account'], () => import('./pages/orders-page')),
  invoices: lazyPage(['account'], () => import('./pages/invoices-page')),
  notFound: lazyPage([], () => import('./pages/not-found-page')),
};
