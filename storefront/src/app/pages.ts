import { lazyPage } from './lazy-page';

/** Every page of the storefront with the texts it needs, each loaded when it is first shown. */
export const pages = {
  home: lazyPage(['home'], () => import('./pages/home-page')),
  shop: lazyPage(['catalog'], () => import('./pages/shop-page')),
  product: lazyPage(['catalog'], () => import('./pages/product-page')),
  cart: lazyPage(['catalog', 'cart'], () => import('./pages/cart-page')),
  login: lazyPage(['session'], () => import('./pages/login-page')),
  register: lazyPage(['session'], () => import('./pages/register-page')),
  forgotPassword: lazyPage(['session'], () => import('./pages/forgot-password-page')),
  resetPassword: lazyPage(['session'], () => import('./pages/reset-password-page')),
  about: lazyPage(['contact'], () => import('./pages/about-page')),
  contact: lazyPage(['contact'], () => import('./pages/contact-page')),
  privacy: lazyPage(['contact'], () => import('./pages/privacy-page')),
  terms: lazyPage(['contact'], () => import('./pages/terms-page')),
  account: lazyPage(['account', 'session'], () => import('./pages/account-layout')),
  profile: lazyPage(['account'], () => import('./pages/profile-page')),
  requests: lazyPage(['account'], () => import('./pages/requests-page')),
  orders: lazyPage(['account'], () => import('./pages/orders-page')),
  invoices: lazyPage(['account'], () => import('./pages/invoices-page')),
  notFound: lazyPage([], () => import('./pages/not-found-page')),
};
