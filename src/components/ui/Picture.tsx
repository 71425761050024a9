import type { PictureSource } from '../../pictures/picture.ts';

interface Props {
  /** Undefined while the picture is missing: the placeholder is shown. */
  source: PictureSource | undefined;
  alt: string;
  /** How wide the picture is shown, for the browser's choice of a file. */
  sizes: string;
  /** True for pictures in the first view. */
  eager?: boolean;
  className?: string;
}

export function Picture({ source, alt, sizes, eager = false, className }: Props) {
  const loading = eager ? 'eager' : 'lazy';
  if (!source)
    return (
      <img
        src="/images/placeholder.svg"
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
      <source type="image/webp" srcSet={source.webp} sizes={sizes} />
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
