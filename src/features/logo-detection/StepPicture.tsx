import type { ReactNode } from 'react';
import type { LogoStep } from '../../content/schemas/logoDetection.ts';

const hits = [
  ['Jyotem', 128],
  ['Pavanor', 84],
  ['Ashvaka', 52],
  ['Meridhan', 21],
] as const;

/** The example photograph, 320 by 200: a street with two signs. */
function ShopFront() {
  return (
    <>
      <rect width="320" height="200" className="fill-raised" />
      <path d="M0 158h320v42H0z" className="fill-line" />
      <path d="M24 40h176v118H24z" className="fill-surface stroke-edge" />
      <path d="M40 92h62v66H40zM122 92h62v44h-62z" className="fill-raised stroke-edge" />
      <path d="M226 70h72v88h-72z" className="fill-surface stroke-edge" />
      <path d="M240 118h44v40h-44z" className="fill-raised stroke-edge" />
      <g className="fill-accent">
        <path d="M52 52h124v24H52z" />
        <circle cx="262" cy="94" r="15" />
      </g>
      <g className="stroke-on-accent stroke-3">
        <path d="M62 64h14l6-8 8 16 8-16 6 8h60" />
        <path d="M254 98l8-12 8 12" />
      </g>
    </>
  );
}

function Upload() {
  return (
    <>
      <g transform="translate(20 60) scale(.75)">
        <ShopFront />
      </g>
      <path
        d="M300 132h40m-10-9 10 9-10 9"
        className="stroke-accent stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M352 92h36v80h-36zM352 118h36M352 144h36"
        className="fill-surface stroke-edge stroke-2"
      />
      <path
        d="M360 105h2m-2 26h2m-2 26h2"
        className="stroke-accent stroke-4"
        strokeLinecap="round"
      />
    </>
  );
}

function Detect() {
  return (
    <>
      <g transform="translate(20 20) scale(1.125)">
        <ShopFront />
      </g>
      <path d="M68 68h160v48H68zM288 92h52v58h-52z" className="stroke-caution stroke-3" />
      <g className="fill-caution">
        <text x="68" y="60">
          Jyotem 0.97
        </text>
        <text x="340" y="84" textAnchor="end">
          Pavanor 0.81
        </text>
      </g>
    </>
  );
}

function Analyze() {
  return hits.map(([brand, count], index) => (
    <g key={brand} transform={`translate(20 ${44 + index * 54})`}>
      <text x="0" y="20" className="fill-text">
        {brand}
      </text>
      <path d={`M104 4h${count * 1.8}v22h${-count * 1.8}z`} className="fill-accent" />
      <text x={112 + count * 1.8} y="20" className="fill-muted">
        {count}
      </text>
    </g>
  ));
}

const drawings: Readonly<Record<LogoStep['id'], () => ReactNode>> = {
  upload: Upload,
  detect: Detect,
  analyze: Analyze,
};

/** A step's drawing. */
export function StepPicture({ id, alt }: Pick<LogoStep, 'id' | 'alt'>) {
  const Drawing = drawings[id];
  return (
    <svg viewBox="0 0 400 264" role="img" className="figures w-full card fill-none text-[15px]">
      <title>{alt}</title>
      <Drawing />
    </svg>
  );
}
