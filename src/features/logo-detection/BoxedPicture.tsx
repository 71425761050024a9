import { useEffect, useRef } from 'react';
import type { Logo } from '../../detection/logo.ts';

interface Props {
  name: string;
  width: number;
  height: number;
  preview: ImageBitmap | undefined;
  logos: readonly Logo[];
}

/** The picture with a box around every logo. The table beside it says the same in words. */
export function BoxedPicture({ name, width, height, preview, logos }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (preview) canvas.current?.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  const line = Math.max(width, height) / 300;
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        width={preview?.width ?? width}
        height={preview?.height ?? height}
        className="block h-auto w-full rounded-md"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        className="absolute inset-0 h-full w-full"
        fontSize={line * 6}
        strokeWidth={line}
      >
        <title>{`${name}: ${logos.length} found`}</title>
        {logos.map(({ brand, confidence, position: { x, y, width: wide, height: high } }) => (
          <g key={`${brand} ${x} ${y}`}>
            <rect x={x} y={y} width={wide} height={high} className="fill-none stroke-caution" />
            <text
              x={x}
              y={y > line * 8 ? y - line * 2 : y + high + line * 6}
              className="figures fill-caution stroke-surface [paint-order:stroke]"
            >
              {`${brand} ${confidence.toFixed(2)}`}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
