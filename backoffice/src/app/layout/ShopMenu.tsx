import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Badge, ButtonBase } from '@mui/material';
import { Menu, useCanAccess, useGetResourceLabel, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { MENU_GROUPS, type MenuGroup, type ShopResource } from '../../resource';
import { resources } from '../../resources';
import { useWaiting } from './useWaiting';

/** A page of the menu, with the number of records that wait for staff. */
const MenuItem = ({ resource: { name, icon: Icon } }: { resource: ShopResource }) => {
  const translate = useTranslate();
  const label = translate(`shop.menu_name.${name}`, { _: useGetResourceLabel()(name, 2) });
  const { canAccess } = useCanAccess({ resource: name, action: 'list' });
  const { count, words } = useWaiting(canAccess === true ? name : '');
  const waiting = translate(words, { count });
  const icon =
    count > 0 ? (
      <Badge badgeContent={count} max={99} color="secondary" title={waiting}>
        <Icon />
      </Badge>
    ) : (
      <Icon />
    );
  if (canAccess !== true) return null;
  return <Menu.Item to={`/${name}`} primaryText={label} leftIcon={icon} />;
};

const heading = {
  width: '100%',
  mt: 0.5,
  px: 2,
  minHeight: { xs: 44, md: 28 },
  justifyContent: 'space-between',
  typography: 'caption',
  fontWeight: 650,
  color: 'text.secondary',
  // Beside icons alone there is room for the arrow only.
  '.RaMenu-closed & span': { display: 'none' },
};

interface HeadingProps {
  group: MenuGroup;
  isOpen: boolean;
  onPress: () => void;
}

const GroupHeading = ({ group, isOpen, onPress }: HeadingProps) => {
  const name = useTranslate()(`shop.menu.${group}`);
  const Arrow = isOpen ? ExpandLessOutlined : ExpandMoreOutlined;
  return (
    <ButtonBase role="menuitem" aria-expanded={isOpen} aria-label={name} title={name} onClick={onPress} sx={heading}>
      <span>{name}</span>
      <Arrow fontSize="small" />
    </ButtonBase>
  );
};

/** Pages that the group always shows, and the others while it is open. It is open around the page that is shown. */
const Group = ({ group }: { group: MenuGroup }) => {
  const [isOpened, open] = useStore(`menu.${group}`, false);
  const { pathname } = useLocation();
  const may = useRoleActions();
  const pages = resources.filter((page) => page.group === group && may(page.access.read));
  const others = pages.filter(({ isAlwaysShown }) => !isAlwaysShown);
  const isHere = others.some(({ name }) => name === pathname.split('/')[1]);
  const isOpen = isOpened || isHere;
  if (pages.length === 0) return null;
  return (
    <>
      {others.length > 0 && <GroupHeading group={group} isOpen={isOpen} onPress={() => open(!isOpened)} />}
      {pages
        .filter(({ isAlwaysShown }) => isOpen || isAlwaysShown)
        .map((page) => (
          <MenuItem key={page.name} resource={page} />
        ))}
    </>
  );
};

export const ShopMenu = () => (
  <Menu>
    <Menu.DashboardItem primaryText="shop.dashboard.title" />
    {MENU_GROUPS.map((group) => (
      <Group key={group} group={group} />
    ))}
  </Menu>
);
