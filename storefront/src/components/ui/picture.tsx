import { useState } from 'react';
import styles from './picture.module.css';
import { cx } from '../../lib/cx';
import { srcSetOf } from '../../lib/picture-sizes';

interface PictureProps {
  src: string | undefined;
  alt: string;
  /** Own size in px: keeps the place while the file is on its way. */
  width: number;
  height: number;
  /** Id of the product that it shows: where there is no file, the placeholder says which product it is. */
  of?: string | undefined;
  /** The picture that the visitor sees first: fetched at once and before others. */
  priority?: boolean;
  className?: string | undefined;
}

/** An image with a fixed place, loaded when it comes near, and a placeholder where the file is missing. */
export function Picture({ src, alt, width, height, of, priority = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : `/placeholder${of ? `/${of}` : '.svg'}`;
  // In a page that the server drew the file may have failed before there was anybody to hear of it.
  const look = (image: HTMLImageElement | null) => {
    if (image && mayHaveFailed(image)) image.decode().catch(() => setBroken(src));
  };
  return (
    <img
      ref={look}
      className={cx(styles.picture, className)}
      src={shown}
      srcSet={srcSetOf(shown)}
      sizes={`auto, (max-width: ${width}px) 100vw, ${width}px`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

/** A small picture can count as 0 px wide too, where the browser takes it for a narrow copy of a wide one. */
const mayHaveFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;
