import { createContext, type RefObject } from 'react';

/** The form of a record page, for the head above it. */
export interface PageForm {
  /** Saves it with these values; otherwise they are as before. Resolves to whether that succeeded. */
  saveWith: (values: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

interface OfPage {
  /** Empty on a page without a form. */
  readonly form: RefObject<PageForm | null>;
  /** The place of the save button in the head. */
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
}

export const PageFormContext = createContext<OfPage | null>(null);
