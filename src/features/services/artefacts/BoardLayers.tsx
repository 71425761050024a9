import type { Artefact } from '../../../content/schemas/artefact.ts';

const step = 44;
const plate = 'M150 0L300 62L150 124L0 62z';
const patterns = {
  mask: 'M110 38h22M168 38h22M96 62h30M174 62h30M132 86h36',
  copper: 'M70 62L120 41L190 70L238 50M95 72L140 91L205 64M130 30L190 55',
  plane: 'M150 16L262 62L150 108L38 62z',
  core: '',
} as const;

/** A board taken apart: its layers above each other, each with its purpose. */
export function BoardLayers({ layers }: Extract<Artefact, { kind: 'layers' }>) {
  return (
    <div className="artefact-layers">
      <svg viewBox={`-2 -2 304 ${130 + step * (layers.length - 1)}`} aria-hidden="true">
        {layers
          .map(({ name, tone }, index) => (
            <g key={name} data-tone={tone} transform={`translate(0 ${index * step})`}>
              <path d={plate} />
              {patterns[tone] && <path d={patterns[tone]} />}
            </g>
          ))
          .toReversed()}
      </svg>
      <ol>
        {layers.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
