/** Asks who it is, and tells whether the answer was right; null while no page is there to ask. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** The dialog that asks. @returns what takes it away again */
export const registerIdentityDialog = (dialog: Ask): (() => void) => {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
};

/** Resolves to false where nobody could be asked, or nobody answered. */
export const confirmIdentity = async (): Promise<boolean> => (ask === null ? false : ask());
