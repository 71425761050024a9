import { useEffect, useRef } from 'react';
import type { Logo } from '../../detection/logo.ts';

interface Props {
  name: string;
  width: number;
  height: number;
  preview: ImageBitmap;
  logos: readonly Logo[];
}

/** The picture with a box around every logo. The table beside it says the same in words. */
export function BoxedPicture({ name, width, height, preview, logos }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  const line = Math.max(width, height) / 300;
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        width={preview.width}
        height={preview.height}
        className="block h-auto w-full rounded-md"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        className="absolute inset-0 h-full w-full"
        fontSize={line * 7}
        strokeWidth={line * 2}
      >
        <title>{`${name}: ${logos.length} found`}</title>
        {logos.map(({ brand, confidence, position: { x, y, width: wide, height: high } }) => (
          <g key={`${brand} ${x} ${y}`}>
            {/* A light line below the dark one, so that the box is seen on any colour. */}
            {['stroke-surface', 'stroke-caution'].map((stroke, at) => (
              <rect
                key={stroke}
                x={x}
                y={y}
                width={wide}
                height={high}
                strokeWidth={line * (2 - at)}
                className={`fill-none ${stroke}`}
              />
            ))}
            <text
              x={x}
              y={y > line * 9 ? y - line * 2 : y + high + line * 7}
              className="figures fill-caution stroke-surface font-semibold [paint-order:stroke]"
            >
              {`${brand} ${confidence.toFixed(2)}`}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
