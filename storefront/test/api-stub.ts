import { jest } from '@jest/globals';

interface Answer {
  status?: number;
  body: unknown;
}

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Stands in for the server: answers by `METHOD /path` and keeps the calls that were made. A path that has no answer
 * fails as a lost connection does.
 */
export function stubApi(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = jest.fn<typeof fetch>(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const path = new URL(request.url).pathname;
    const text = await request.text();
    calls.push({ method: request.method, path, body: text ? JSON.parse(text) : undefined });
    const answer = answers[`${request.method} ${path}`];
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
