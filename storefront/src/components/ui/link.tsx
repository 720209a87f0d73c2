import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** State of the new history entry. */
  state?: unknown;
}

/**
 * A link inside the shop. The router's own link can prefetch and submit forms, code that every first page would load.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} onClick={click} />;
}

/** A link that is marked as current on its page and on those below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const current = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />;
}
