import { notify } from './notify';

/** Copies the text, with a notice. Browsers have no clipboard API for pages without a secure connection. */
export const copyText = (text: string, copied: string, byHand: string): void =>
  void Promise.resolve(text)
    .then((copy) => navigator.clipboard.writeText(copy))
    .then(
      () => notify('success', copied),
      () => notify('info', byHand),
    );
