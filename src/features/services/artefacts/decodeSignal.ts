import type { Artefact } from '../../../content/schemas/artefact.ts';

type Can = Extract<Artefact, { kind: 'can' }>;
type Signal = Can['signals'][number];

/** What a signal says in the last frame of its identifier: "400.0 V". */
export function decodeSignal(signal: Signal, frames: Can['frames']): string {
  const frame = frames.findLast(({ id }) => id === signal.id);
  const bytes = frame?.data.slice(signal.byte, signal.byte + signal.length) ?? [];
  if (bytes.length < signal.length)
    throw new Error(`${signal.name} lies outside of the frames with ${signal.id}`);
  const value = Number.parseInt(bytes.join(''), 16) * signal.scale + signal.offset;
  return `${value.toFixed(signal.digits)} ${signal.unit}`;
}
