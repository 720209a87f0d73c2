import type { paths, WebhookEventResponse } from '@shop/contract/api';

type Method = 'get' | 'post' | 'put' | 'delete';
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
/** The paths that have the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];
/** The JSON of the answer; the bytes of a file. */
export type AnswerOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer Answers }
    ? [Json<Answers[keyof Answers & (200 | 201 | 202)]>] extends [never]
      ? Uint8Array
      : Json<Answers[keyof Answers & (200 | 201 | 202)]>
    : never;
type BodyOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : undefined;
type ParametersOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { parameters: infer Parameters } ? Parameters : never;

export interface Call<P extends keyof paths, M extends Method> {
  params?: ParametersOf<P, M> extends { path: infer Params } ? Params : never;
  query?: ParametersOf<P, M> extends { query?: infer Query } ? Query : never;
  /** Names the call, if the program itself may repeat it later. */
  idempotencyKey?: string;
}

export interface ShopClient {
  get<P extends PathOf<'get'>>(path: P, call?: Call<P, 'get'>): Promise<AnswerOf<P, 'get'>>;
  post<P extends PathOf<'post'>>(
    path: P,
    body: BodyOf<P, 'post'>,
    call?: Call<P, 'post'>,
  ): Promise<AnswerOf<P, 'post'>>;
  put<P extends PathOf<'put'>>(path: P, body: BodyOf<P, 'put'>, call?: Call<P, 'put'>): Promise<AnswerOf<P, 'put'>>;
  delete<P extends PathOf<'delete'>>(path: P, call?: Call<P, 'delete'>): Promise<AnswerOf<P, 'delete'>>;
  all<P extends PathOf<'get'>>(
    path: P,
    list?: { filter?: Record<string, unknown>; sort?: readonly [field: string, order: 'ASC' | 'DESC'] },
  ): AsyncGenerator<AnswerOf<P, 'get'> extends readonly (infer Row)[] ? Row : never>;
}

export interface ShopClientOptions {
  /** The address of the shop, such as `https://shop.example`. */
  url: string;
  /** The API key: `shopk_…`. */
  key: string;
  /** The most attempts of a call; 5 unless given. */
  attempts?: number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

export declare function shopClient(options: ShopClientOptions): ShopClient;

export declare class ShopError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params?: Record<string, unknown>;
  /** Messages by the path of a field. */
  readonly errors?: Record<string, string>;
}

export type WebhookEvent = WebhookEventResponse;

export declare function verifyWebhook(webhook: {
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  secret: string | readonly string[];
  toleranceSeconds?: number;
  now?: number;
}): WebhookEvent;
