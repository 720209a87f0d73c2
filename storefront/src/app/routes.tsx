import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../config/paths';
import { RootLayout } from './layout/root-layout';
import { pages } from './pages';

/** The address map. Pages compose features; their code arrives when they are shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route path={paths.home} Component={pages.home.Component} />
        <Route path={paths.shop} Component={pages.shop.Component} />
        <Route path="/product/:id" Component={pages.product.Component} />
        <Route path={paths.cart} Component={pages.cart.Component} />
        <Route path="/login" Component={pages.login.Component} />
        <Route path="/register" Component={pages.register.Component} />
        <Route path={paths.forgotPassword} Component={pages.forgotPassword.Component} />
        <Route path={paths.resetPassword} Component={pages.resetPassword.Component} />
        <Route path={paths.about} Component={pages.about.Component} />
        <Route path={paths.contact} Component={pages.contact.Component} />
        <Route path={paths.privacy} Component={pages.privacy.Component} />
        <Route path={paths.terms} Component={pages.terms.Component} />
        <Route path={paths.account} Component={pages.account.Component}>
          <Route index element={<Navigate to={paths.requests} replace />} />
          <Route path={paths.profile} Component={pages.profile.Component} />
          <Route path={paths.requests} Component={pages.requests.Component} />
          <Route path={`${paths.requests}/:id`} Component={pages.request.Component} />
          <Route path={paths.orders} Component={pages.orders.Component} />
          <Route path={paths.invoices} Component={pages.invoices.Component} />
        </Route>
        <Route path="*" Component={pages.notFound.Component} />
      </Route>
    </Routes>
  );
}
