import { type RefObject, useEffect, useState } from 'react';

/** Above and below the visible part of the page. */
const MARGIN = '800px 0px';

type OnChange = (isNear: boolean) => void;
const watched = new Map<Element, OnChange>();
let observer: IntersectionObserver | undefined;

/** One observer serves all elements. @returns a function that ends the watching */
const watch = (element: Element, onChange: OnChange): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => watched.get(target)?.(isIntersecting)),
    { rootMargin: MARGIN },
  );
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
};

/** False while positions of elements are unknown: everything is rendered then. */
const isWatched = (): boolean => 'IntersectionObserver' in window;

interface Near {
  isNear: boolean;
  /** The height that the element had when it was near the last time. */
  height: number | undefined;
}

/** True if an element is near the visible part of the page, or has the focus. */
export const useIsNear = (ref: RefObject<HTMLElement | null>, initially: boolean): Near => {
  const [near, setNear] = useState<Near>({ isNear: initially || !isWatched(), height: undefined });
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isWatched()) return undefined;
    return watch(element, (isNear) => {
      if (isNear) setNear((before) => ({ ...before, isNear }));
      else if (!element.contains(document.activeElement)) setNear({ isNear, height: element.offsetHeight });
    });
  }, [ref]);
  return near;
};
