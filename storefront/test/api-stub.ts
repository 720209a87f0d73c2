import { jest } from '@jest/globals';

interface Answer {
  status?: number;
  body: unknown;
}

interface Call {
  method: string;
  path: string;
  /** With its `?`; empty without a query. */
  search?: string;
  body: unknown;
}

/**
 * Replaces the server: responds by `METHOD /path`, where a response may depend on the address, and records the calls. A
 * path without a response fails like a lost connection.
 */
export function stubApi(answers: Record<string, Answer | ((address: URL) => Answer)>) {
  const calls: Call[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = jest.fn<typeof fetch>(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const address = new URL(request.url);
    const { pathname: path, search } = address;
    const text = await request.text();
    calls.push({ method: request.method, path, ...(search && { search }), body: text ? JSON.parse(text) : undefined });
    const given = answers[`${request.method} ${path}`];
    const answer = typeof given === 'function' ? given(address) : given;
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  const restore = () => {
    globalThis.fetch = original;
  };
  return { calls, restore };
}
