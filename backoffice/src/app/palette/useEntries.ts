import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatAed, formatDay } from '../../kit/format';
import { resources } from '../../resources';
import type { FoundRecordResponse } from '@shop/contract/api';
import { useRecentRecords } from './recentRecords';
import { useServerQuery } from '../../kit/api/useServerQuery';

/** An entry of the palette: it opens a page, or presses a button of the open page. */
export interface Entry {
  key: string;
  group: string;
  title: string;
  about: string;
  to?: string;
  press?: HTMLButtonElement;
}

/** Buttons of the open page for the next steps of its record. */
const STEPS = 'button[data-step]:not([disabled], [aria-disabled])';

const matches = (entry: Entry, text: string): boolean =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => entry.title.toLocaleLowerCase().includes(word));

const usePages = (): Entry[] => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const may = useRoleActions();
  const open = resources.filter(({ access }) => may(access.read));
  const group = translate('shop.palette.pages');
  const page = (to: string, title: string): Entry => ({ key: to, group, title, about: '', to });
  return [
    page('/', translate('shop.dashboard.title')),
    ...open.map(({ name }) => page(`/${name}`, labelOf(name, 2))),
    ...open
      .filter(({ create, access }) => create !== undefined && access.create !== undefined && may(access.create))
      .map(({ name }) => page(`/${name}/create`, translate('shop.palette.create', { resource: labelOf(name, 1) }))),
  ];
};

/** Buttons are collected once, when the palette opens over the page. */
const useSteps = (): Entry[] => {
  const group = useTranslate()('shop.palette.actions');
  const [buttons] = useState(() => [...document.querySelectorAll<HTMLButtonElement>(STEPS)]);
  return buttons.map((press, index) => ({ key: `step-${index}`, group, title: press.innerText, about: '', press }));
};

const useRecent = (): Entry[] => {
  const group = useTranslate()('shop.palette.recent');
  const labelOf = useGetResourceLabel();
  const [recent] = useRecentRecords();
  return recent.map(({ resource, id, title }) => ({
    key: `recent-${id}`,
    group,
    title,
    about: labelOf(resource, 1),
    to: `/${resource}/${id}`,
  }));
};

const useFound = (text: string) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const query = useServerQuery(['search', text], (server) => server.searchRecords(text), {
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const about = ({ about: more, customer, amount, status, resource, createdAt }: FoundRecordResponse): string =>
    [
      more,
      customer,
      status && translate(`resources.${resource}.status.${status}`, { _: status }),
      amount !== null && formatAed(amount),
      resource !== 'products' && formatDay(createdAt),
    ]
      .filter(Boolean)
      .join(' · ');
  const entries = (query.data ?? []).map((found): Entry => ({
    key: found.id,
    group: labelOf(found.resource, 2),
    title: found.title,
    about: about(found),
    to: `/${found.resource}/${found.id}`,
  }));
  // Until the response arrives, Enter must not open an earlier result that no longer matches.
  const fitting = query.isPlaceholderData ? entries.filter((entry) => matches(entry, text)) : entries;
  return { entries: text === '' ? [] : fitting, isFetching: query.isFetching, isError: query.isError };
};

/** The entries for a text. Without a text: the recent records, the steps of the open page and all pages. */
export const useEntries = (text: string) => {
  const [pages, steps, recent, found] = [usePages(), useSteps(), useRecent(), useFound(text)];
  const own = [...steps, ...(text === '' ? recent : []), ...pages];
  const shown = text === '' ? own : own.filter((entry) => matches(entry, text));
  return { ...found, entries: [...found.entries, ...shown] };
};
