import { jest } from '@jest/globals';

interface Answer {
  status?: number;
  body: unknown;
}

interface Call {
  method: string;
  path: string;
  /** With its `?`; none where nothing was asked along. */
  search?: string;
  body: unknown;
}

/**
 * Stands in for the server: answers by `METHOD /path`, of which an answer may look at the address, and keeps the calls that were made. A path that has no answer
 * fails as a lost connection does.
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
