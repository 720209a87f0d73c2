/** What react-admin's data provider wants to know of an answer. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

const answers = new Map<string, Promise<Answer | undefined>>();

const ask = async (url: string): Promise<Answer | undefined> => {
  try {
    const response = await fetch(url, { credentials: 'include', headers: { accept: 'application/json' } });
    if (!response.ok) return undefined;
    const body = await response.text();
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) };
  } catch {
    return undefined;
  }
};

/** Asks before the application is here to ask. Nothing comes of a call that fails: the application will make its own. */
export const askFirst = (url: string): Promise<Answer | undefined> => {
  const answer = ask(url);
  answers.set(url, answer);
  return answer;
};

/** The answer to a call that was made already; to be had once, so that nobody is told the same again later. */
export const takeFirstAnswer = (url: string): Promise<Answer | undefined> | undefined => {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
};

/** What nobody has taken by the time that the application shows its own is old, and must not be taken for new later. */
export const forgetFirstAnswers = (): void => answers.clear();
