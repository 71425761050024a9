import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  held: boolean;
  children: ReactNode;
}

/**
 * Stays as tall as it was before it was held. An answer that goes while a number is typed anew would
 * otherwise shorten the page, and move the field out of view.
 */
export function HeldHeight({ held, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.style.minHeight = held ? `${height.current}px` : '';
    if (held) return;
    // Told after each layout, which measuring would ask for while the visitor types.
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.contentRect.height ?? 0;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [held]);
  return <div ref={place}>{children}</div>;
}
