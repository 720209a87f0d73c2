import { Logout, useLogout, UserMenu } from 'react-admin';
import { useMayLeave } from '../ui/useMayLeave';

/** Not so for a session that ends by itself: that is asked for again over the page. */
const SignOut = () => {
  const logout = useLogout();
  const mayLeave = useMayLeave();
  const leave = () => {
    if (mayLeave()) void logout(null, undefined, false);
  };
  return <Logout onClick={leave} />;
};

export const ShopUserMenu = () => (
  <UserMenu>
    <SignOut />
  </UserMenu>
);
