import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContextOptions, request } from 'playwright-core';
import type { ProfileResponse } from '@shop/contract/api';
import { administrator, baseUrl } from './run.js';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A user signed in over HTTP, whose session a browser profile can take over. */
export interface Account {
  readonly profile: ProfileResponse;
  readonly password: string;
  /** Calls of the API with the session's cookie. */
  readonly api: Api;
  readonly storageState: () => Promise<StorageState>;
}

export class Api {
  constructor(private readonly requests: APIRequestContext) {}

  /** @throws Error with status and body for any answer that is no success */
  async call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Answer> {
    const response = await this.requests.fetch(`/api${path}`, { method, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }
}

/** A new customer of the shop; every call makes another one. */
export async function newCustomer(name = 'Layla Mansour'): Promise<Account> {
  const password = 'satin-ribbon-35';
  const email = `${randomUUID()}@buyers.example`;
  return openAccount(password, '/users', {
    name,
    phoneNumber: '+971501234567',
    email,
    password,
    confirmPassword: password,
  });
}

/** A customer of the demo shop with documents in many states; to be looked at, not changed. */
export function demoCustomer(): Promise<Account> {
  const password = 'print-demo-2026';
  return openAccount(password, '/users/auth', { email: 'yousef@falconcrest-press.example', password });
}

export function administratorAccount(): Promise<Account> {
  return openAccount(administrator.password, '/users/auth', administrator);
}

/** Calls of the API without a session. */
export async function visitorApi(): Promise<Api> {
  return new Api(await openRequests());
}

const opened: APIRequestContext[] = [];

async function openRequests(): Promise<APIRequestContext> {
  const requests = await request.newContext({ baseURL: baseUrl });
  opened.push(requests);
  return requests;
}

/** Ends what the accounts of a spec file hold open. */
export async function closeAccounts(): Promise<void> {
  await Promise.all(opened.splice(0).map((requests) => requests.dispose()));
}

async function openAccount(password: string, path: string, body: object): Promise<Account> {
  const requests = await openRequests();
  const api = new Api(requests);
  const profile = await api.call<ProfileResponse>('POST', path, body);
  const storageState = async () => {
    const { cookies } = await requests.storageState();
    const localStorage = [{ name: 'userInfo', value: JSON.stringify(profile) }];
    return { cookies, origins: [{ origin: baseUrl, localStorage }] };
  };
  return { profile, password, api, storageState };
}
