import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The answers after which the same call may succeed. */
const PASSING = new Set([429, 502, 503, 504]);
/** The first call with this Idempotency-Key is still running. */
const IN_PROGRESS = 'IDEMPOTENCY_IN_PROGRESS';
const ROWS_PER_CALL = 500;
const FIRST_PAUSE_MS = 500;

/** A refusal: `code` is stable, `message` is for people. */
export class ShopError extends Error {
  constructor(status, { code = '', message = `The shop answered ${status}.`, ...details } = {}) {
    super(message);
    Object.assign(this, { name: 'ShopError', status, code, ...details });
  }
}

/** Calls the API at `url` with an API key. Failed calls are repeated, with one Idempotency-Key for all attempts. */
export function shopClient({ url, key, attempts = 5, wait = pause }) {
  const send = async (method, path, { params = {}, query = {}, body, idempotencyKey = randomUUID() } = {}) => {
    const address = new URL(withParams(path, params), url);
    for (const [name, value] of Object.entries(query)) {
      if (value === undefined || value === null) continue;
      for (const one of Array.isArray(value) ? value : [value]) address.searchParams.append(name, String(one));
    }
    const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
    if (method !== 'GET') headers['idempotency-key'] = idempotencyKey;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const text = body === undefined ? undefined : JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      const [response, failure] = await fetch(address, { method, headers, body: text }).then(
        (answer) => [answer],
        (error) => [undefined, error],
      );
      const answer = response && (await bodyOf(response));
      if (response?.ok) return { response, answer };
      const isPassing = !response || PASSING.has(response.status) || answer?.code === IN_PROGRESS;
      if (!isPassing || attempt >= attempts) throw failure ?? new ShopError(response.status, answer);
      await wait(pauseBefore(attempt, response));
    }
  };
  const answerOf = async (...call) => (await send(...call)).answer;
  const client = {
    get: (path, call) => answerOf('GET', path, call),
    post: (path, body, call) => answerOf('POST', path, { ...call, body }),
    put: (path, body, call) => answerOf('PUT', path, { ...call, body }),
    delete: (path, call) => answerOf('DELETE', path, call),
    /** All records of a staff list, 500 for each call. The oldest first, so that new ones move no row. */
    async *all(path, { filter = {}, sort = ['createdAt', 'ASC'] } = {}) {
      for (let first = 0, total = Infinity; first < total; first += ROWS_PER_CALL) {
        const range = JSON.stringify([first, first + ROWS_PER_CALL - 1]);
        const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range };
        const { response, answer } = await send('GET', path, { query });
        total = Number(response.headers.get('content-range')?.split('/').at(-1) ?? 0);
        yield* answer;
      }
    },
  };
  return client;
}

const withParams = (path, params) =>
  path.replaceAll(/\{(\w+)\}/g, (_place, name) => {
    if (params[name] === undefined) throw new TypeError(`The path ${path} needs params.${name}.`);
    return encodeURIComponent(params[name]);
  });

/** The JSON of an answer; the bytes of a PDF or another file. */
async function bodyOf(response) {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  return response.json();
}

/** The shop's `Retry-After` in milliseconds, or a pause that doubles and varies, so that clients don't come back together. */
function pauseBefore(attempt, response) {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  if (seconds >= 0) return seconds * 1000;
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
}

/**
 * The event of a webhook, after its signature was checked by https://www.standardwebhooks.com.
 * @param body the body as it came, not parsed
 * @param secret `whsec_…`, or several while the secret changes
 */
export function verifyWebhook({ body, headers, secret, toleranceSeconds = 300, now = Date.now() }) {
  const header = (name) => (typeof headers.get === 'function' ? headers.get(name) : headers[name]) ?? '';
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new Error('The webhook is too old, or its clock differs.');
  }
  const signatures = header('webhook-signature').split(' ');
  const expected = [secret].flat().map((one) => signatureOf(one, `${id}.${timestamp}.${body}`));
  if (!signatures.some((given) => expected.some((own) => isSame(given, own)))) {
    throw new Error('The signature of the webhook is wrong.');
  }
  return JSON.parse(String(body));
}

const signatureOf = (secret, content) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')}`;

const isSame = (given, own) => given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));
