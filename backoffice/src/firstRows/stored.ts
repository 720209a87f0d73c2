/** react-admin keeps what a user chose in the local storage, by these names. */
const PREFIX = 'RaStore';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A value that react-admin has stored; undefined where it has not, or may not be asked. */
export const stored = (name: string): unknown => {
  try {
    const text = localStorage.getItem(`${PREFIX}.${name}`);
    return text === null ? undefined : parsed(text);
  } catch {
    return undefined;
  }
};
