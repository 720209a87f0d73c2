import { type ReactElement, useRef, useState } from 'react';

interface RefusalQuestion<T> {
  /** What the server asks about; null while there is no question. */
  found: T | null;
  /** Opens the question if the server refused with it. @returns whether it did */
  asks: (error: unknown) => boolean;
  /** Whether this submission was confirmed, once. */
  takeConfirmed: () => boolean;
  /** Submits the form again. */
  confirm: () => void;
  close: () => void;
  /** Marks the form; must be inside it. */
  place: ReactElement;
}

/** A refusal of a form that is a question: once it is confirmed, the form is submitted again. */
export const useRefusalQuestion = <T,>(read: (error: unknown) => T | null): RefusalQuestion<T> => {
  const [found, setFound] = useState<T | null>(null);
  const isConfirmed = useRef(false);
  const place = useRef<HTMLSpanElement | null>(null);
  const close = () => setFound(null);
  return {
    found,
    close,
    asks: (error) => {
      const next = read(error);
      setFound(next);
      return next !== null;
    },
    takeConfirmed: () => {
      const was = isConfirmed.current;
      isConfirmed.current = false;
      return was;
    },
    confirm: () => {
      close();
      isConfirmed.current = true;
      place.current?.closest('form')?.requestSubmit();
    },
    place: <span ref={place} hidden />,
  };
};
