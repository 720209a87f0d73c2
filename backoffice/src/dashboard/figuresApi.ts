import { httpClient } from '../dataProvider/httpClient';
import type { SalesResponse, TodayResponse } from '../types';

/** The dashboard's own calls. Each rejects with react-admin's HttpError. */
export interface FigureCalls {
  getToday: () => Promise<TodayResponse>;
  getSales: () => Promise<SalesResponse>;
}

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;
const isToday = (value: unknown): value is TodayResponse => has(value, 'ages') && has(value, 'requests');
const isSales = (value: unknown): value is SalesResponse => has(value, 'months') && has(value, 'topProducts');

export const createFigureCalls = (apiUrl: string): FigureCalls => {
  const read = async <T>(name: string, is: (value: unknown) => value is T): Promise<T> => {
    const { json } = await httpClient(`${apiUrl}/dashboard/${name}`);
    if (!is(json)) throw new Error(`/dashboard/${name} did not answer with figures.`);
    return json;
  };
  return { getToday: () => read('today', isToday), getSales: () => read('sales', isSales) };
};
