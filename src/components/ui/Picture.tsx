import type { PictureSource } from '../../pictures/picture.ts';
import { placeholder } from './placeholder.ts';

interface Props {
  /** Undefined shows the placeholder. */
  source: PictureSource | undefined;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures above the fold. */
  eager?: boolean;
  className?: string;
}

export function Picture({ source, alt, sizes, eager = false, className }: Props) {
  const loading = eager ? 'eager' : 'lazy';
  if (!source)
    return (
      <img
        src={placeholder}
        alt={alt}
        width={1200}
        height={800}
        loading={loading}
        className={className}
      />
    );
  return (
    <picture>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
