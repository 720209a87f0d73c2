import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { resources } from '../../resources';

export interface RecentRecord {
  resource: string;
  id: string;
  title: string;
}

const MOST = 8;

/** The most recently opened record of this browser comes first. */
export const useRecentRecords = () => useStore<RecentRecord[]>('shop.recentRecords', []);

const titleOf = (resource: string, record: RaRecord): string => {
  const shown = resources.find(({ name }) => name === resource)?.recordRepresentation;
  const title: unknown = typeof shown === 'function' ? shown(record) : typeof shown === 'string' && record[shown];
  return typeof title === 'string' ? title : '';
};

const isOf = (key: unknown, resource: string): boolean => Array.isArray(key) && (key as unknown[])[0] === resource;

/** Stores each record whose page is open, once it is loaded. */
export const useRememberRecords = (): void => {
  const { pathname } = useLocation();
  const queries = useQueryClient().getQueryCache();
  const [recent, setRecent] = useRecentRecords();
  const remember = useEffectEvent((resource: string, id: string) => {
    const record = queries
      .findAll({ queryKey: [resource, 'getOne'] })
      .map(({ state }) => state.data as RaRecord | undefined)
      .find((data) => String(data?.id) === id);
    const title = record ? titleOf(resource, record) : '';
    if (title === '' || (recent[0]?.id === id && recent[0].title === title)) return;
    setRecent([{ resource, id, title }, ...recent.filter((one) => one.id !== id)].slice(0, MOST));
  });
  useEffect(() => {
    const [, resource = '', id = ''] = pathname.split('/');
    if (!/^[0-9a-f]{24}$/.test(id)) return;
    remember(resource, id);
    return queries.subscribe((event) => {
      if (event.type === 'updated' && isOf(event.query.queryKey, resource)) remember(resource, id);
    });
  }, [pathname, queries]);
};
