/** Requests a confirmation, and returns whether it succeeded; null if no dialog is mounted. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the dialog. @returns a function that removes it again */
export const registerIdentityDialog = (dialog: Ask): (() => void) => {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
};

/** Resolves to false if there is no dialog, or the user cancelled it. */
export const confirmIdentity = async (): Promise<boolean> => (ask === null ? false : ask());
