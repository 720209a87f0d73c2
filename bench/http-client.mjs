import { StepFailure } from '../scripts/setup/failure.mjs';

/** Answers are loaded and compared as they are, not compressed: the floor sends the same bytes. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/**
 * Calls one server, as a visitor or (after `signIn`) as a user.
 * @param {string} url without a path
 */
export class HttpClient {
  #cookies = {};

  constructor(url) {
    this.url = url;
  }

  /** The headers that a call has to carry; those of the load, too. */
  get headers() {
    return { ...UNCOMPRESSED, ...this.#cookies };
  }

  /**
   * @returns {Promise<{body: string, bytes: Buffer, type: string}>} the answer, as text and as it is, and its content type
   * @throws StepFailure where the answer is not 200
   */
  async get(path) {
    const answer = await fetch(this.url + path, { headers: this.headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = bytes.toString();
    if (answer.status !== 200) throw new StepFailure(`GET ${path} answered ${answer.status}`, body);
    return { body, bytes, type: answer.headers.get('content-type') };
  }

  /**
   * @param {'POST' | 'PUT'} method
   * @returns {Promise<object>} the answer
   * @throws StepFailure where it is no success
   */
  async write(method, path, body) {
    const headers = { ...this.headers, 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new StepFailure(`${method} ${path} answered ${answer.status}`, text);
    return JSON.parse(text);
  }

  /** @param {{email: string, password: string}} credentials */
  async signIn(credentials) {
    const answer = await fetch(`${this.url}/api/users/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (!answer.ok) throw new StepFailure(`Signing in answered ${answer.status}`, await answer.text());
    await answer.arrayBuffer();
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.#cookies = { cookie: cookies.join('; ') };
  }
}
