import { BASENAME } from '../config';
import { CYAN, FONTS, type Mode, palettes } from '../palette';
import { filteredListPath } from '../paths';
import { element } from './element';
import type { Badge, Translate } from './outline';
import type { Cell, FirstList, Row } from './outlines';

export interface Drawn {
  list: FirstList;
  rows: Row[];
  /** The status that the list is filtered by; anything else for all. */
  status: unknown;
  mode: Mode;
  /** Cards in place of a table. */
  narrow: boolean;
  /** Whether the menu has its words. */
  menuOpen: boolean;
  translate: Translate;
}

const MENU = ['quotes', 'orders', 'invoices', 'payments', 'users', 'products', 'categories', 'contact', 'mail'];

const titleOf = (resource: string, translate: Translate) => translate(`resources.${resource}.page.list`);

const link = (path: string, text: string, className: string, current = false) =>
  element('a', { href: `${BASENAME}${path}`, class: className, 'aria-current': current ? 'page' : undefined }, text);

const badgeOf = ({ color, label }: Badge, translate: Translate) =>
  element('span', { class: 'badge', 'data-color': color }, translate(label));

const bar = ({ list, translate }: Drawn) =>
  element('header', { class: 'bar' }, element('h1', { id: 'first-title' }, titleOf(list.resource, translate)));

const menu = ({ list, translate, menuOpen }: Drawn) => {
  const items = MENU.map((name) => link(`/${name}`, titleOf(name, translate), 'item', name === list.resource));
  const today = link('/', translate('shop.menu.dashboard'), 'item');
  return element('nav', { class: 'menu' }, ...(menuOpen ? [today, ...items] : []));
};

const tabs = ({ list: { resource, statuses }, status, translate }: Drawn) => {
  const known = statuses.find((one) => one === status);
  return element(
    'div',
    { class: 'tabs' },
    link(filteredListPath(resource, {}), translate('shop.filter.all'), 'tab', known === undefined),
    ...statuses.map((one) =>
      link(
        filteredListPath(resource, { status: one }),
        translate(`resources.${resource}.status.${one}`),
        'tab',
        one === known,
      ),
    ),
  );
};

const cellOf = ({ text, badge }: Cell, translate: Translate): Node | string =>
  badge ? badgeOf(badge, translate) : (text ?? '');

const table = ({ list: { resource, heads }, rows, translate }: Drawn) => {
  const head = heads.map(({ source, align, text, badge }) => {
    const className = text || badge ? undefined : 'buttons';
    const label = translate(`resources.${resource}.fields.${source}`);
    return element('th', { scope: 'col', class: className, 'data-align': align }, label);
  });
  const body = rows.map(({ cells, card }) =>
    element(
      'tr',
      {},
      element('td', {}),
      ...cells.map((cell, index) => {
        const content = cellOf(cell, translate);
        const shown = index === 0 ? link(card.to, String(cell.text), 'row') : content;
        const { align, wraps } = heads[index] ?? {};
        const marks = { 'data-late': cell.isLate ? '' : undefined, 'data-wraps': wraps ? '' : undefined };
        return element('td', { 'data-align': align, ...marks }, shown);
      }),
      element('td', {}),
    ),
  );
  const last = { scope: 'col', class: 'buttons', 'data-align': 'right' };
  return element(
    'table',
    { 'aria-labelledby': 'first-title' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('td', { class: 'choose' }),
        ...head,
        element('th', last, translate('shop.action.actions')),
      ),
    ),
    element('tbody', {}, ...body),
  );
};

const cards = ({ rows, translate }: Drawn) =>
  element(
    'ul',
    { class: 'cards' },
    ...rows.map(({ card: { title, to, amount, lines }, badge }) =>
      element(
        'li',
        {},
        element('div', {}, link(to, title, 'title'), badge && badgeOf(badge, translate)),
        element(
          'div',
          {},
          element('div', { class: 'lines' }, ...lines.filter(Boolean).map((line) => element('p', {}, line))),
          element('span', { class: 'amount' }, amount),
        ),
      ),
    ),
  );

/** The colours are the theme's; the stylesheet knows them by name. */
const dress = (place: HTMLElement, mode: Mode) => {
  const { badge, ...colors } = palettes[mode];
  const named = Object.entries(badge).flatMap(([name, { text, ground }]) => [
    [`${name}-text`, text],
    [`${name}-ground`, ground],
  ]);
  for (const [name, value] of [...Object.entries(colors), ...named, ['cyan', CYAN], ['fonts', FONTS]]) {
    place.style.setProperty(`--${name}`, String(value));
  }
};

/** Draws a list as it will look, but for its buttons, into a place of its own. Its links lead where those of the list do. */
export const drawFirstRows = (place: HTMLElement, drawn: Drawn): void => {
  dress(place, drawn.mode);
  place.dataset['mode'] = drawn.mode;
  const rows = drawn.narrow ? cards(drawn) : table(drawn);
  const list = element('div', { class: 'list' }, tabs(drawn), rows);
  const main = element('main', { class: drawn.menuOpen ? 'beside-menu' : undefined }, list);
  place.replaceChildren(bar(drawn), menu(drawn), main);
};
