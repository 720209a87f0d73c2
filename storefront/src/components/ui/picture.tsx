import { useState } from 'react';
import styles from './picture.module.css';
import { srcSetOf } from '../../lib/picture-sizes';

interface PictureProps {
  src: string | undefined;
  alt: string;
  /** The picture's own width in px: reserves the space while the file is loading. */
  width: number;
  height: number;
  /** Id of the product: if the file is missing, the placeholder shows this product. */
  of?: string | undefined;
  /** The picture that the visitor sees first: loaded at once and before others. */
  priority?: boolean;
}

/** An image with a reserved space, loaded when it is near the viewport, and a placeholder if the file is missing. */
export function Picture({ src, alt, width, height, of, priority = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : `/placeholder${of ? `/${of}` : '.svg'}`;
  // In a server-rendered page, the file may have failed before a listener was attached.
  const look = (image: HTMLImageElement | null) => {
    if (image && mayHaveFailed(image)) image.decode().catch(() => setBroken(src));
  };
  return (
    <img
      ref={look}
      className={styles.picture}
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

/** A browser may also report a width of 0 px for a small picture, if it takes it for a narrow copy of a wide one. */
const mayHaveFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;
