import { API_URL, BASENAME } from '../config';
import { listPath } from '../dataProvider/listPath';
import { isLanguage, type Language } from '@shop/contract/languages';
import { speak } from '../i18n/language';
import { isKnownBuyer } from '../session';
import { drawFirstRows } from './drawFirstRows';
import { askFirst } from './firstAnswers';
import { leaveFirstRows, placeOfFirstRows } from './leaveFirstRows';
import { listUrl, statusOf } from './listUrl';
import { type FirstList, firstLists } from './outlines';
import { stored } from './stored';
import { translatorOf } from './words';

/** The language of the last visit. */
export const firstLanguage = (): Language => {
  const language = stored('locale');
  return typeof language === 'string' && isLanguage(language) ? language : 'en';
};

const firstMode = () => {
  const otherwise = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return (stored('theme') ?? otherwise) === 'dark' ? 'dark' : 'light';
};

const draw = (place: HTMLElement, list: FirstList, records: unknown, status: unknown): void => {
  speak(firstLanguage());
  const translate = translatorOf(firstLanguage());
  drawFirstRows(place, {
    list,
    rows: list.rowsOf(records, translate),
    status,
    mode: firstMode(),
    narrow: matchMedia('(max-width: 899.95px)').matches,
    menuOpen: matchMedia('(min-width: 1200px)').matches && stored('sidebar.open') !== false,
    translate,
  });
};

/** Resolves once the browser has painted what was drawn. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Shows the rows of a list while the application is on its way: its code takes a slow line or machine several seconds.
 * What it asked the server is handed over to the application, which draws the list anew with all that can be done in it.
 * Any other page, and visitors who are not signed in as staff, get nothing of it.
 */
export const showFirstRows = async ({ pathname, search } = window.location): Promise<void> => {
  const list = firstLists.find(({ resource }) => pathname === `${BASENAME}/${resource}`);
  if (!list || isKnownBuyer()) return leaveFirstRows();
  void askFirst(`${API_URL}/users/account/profile`);
  const params = stored(`${list.resource}.listParams`);
  const answer = await askFirst(listUrl(`${API_URL}/${listPath(list.resource)}`, list.listing, search, params));
  const place = placeOfFirstRows();
  if (!answer) return leaveFirstRows();
  if (!place) return;
  draw(place, list, answer.json, statusOf(search, params));
  await painted();
};
