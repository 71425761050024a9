import { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { Detector, RunModel } from './detector.ts';
import { cut, type Planes, paste, windows } from './windows.ts';

/** Cells of the maps and of the finer features per cell of the gate. */
const finer = 2;
/** A plane per brand and four edges. */
const mapPlanes = 13;

const asTensor = ({ pixels, width, height }: Parameters<RunModel>[0]) =>
  new Tensor('float32', pixels, [1, 3, height, width]);

async function run(
  session: InferenceSession,
  input: Record<string, Tensor>,
): Promise<(name: string) => Planes> {
  const output = await session.run(input);
  return (name) => {
    const found = output[name];
    if (!found) throw new Error(`The model has no output named ${name}.`);
    const [, planes = 0, rows = 0, columns = 0] = found.dims;
    return { values: found.data as Float32Array, planes, rows, columns };
  };
}

/**
 * The small network, in two parts: features and a gate everywhere, maps only where the gate says that
 * there may be something to read. The second part would take a third of the time.
 */
async function openSearch(trunk: Uint8Array, maps: Uint8Array): Promise<RunModel> {
  const first = await InferenceSession.create(trunk);
  const second = await InferenceSession.create(maps);
  return async (input) => {
    const features = await run(first, { pixels: asTensor(input) });
    const [four, eight, gate] = [features('four'), features('eight'), features('gate')];
    const { columns, rows } = four;
    const [window, ...others] = windows(gate);
    if (!window) return { values: new Float32Array(mapPlanes * rows * columns), columns, rows };
    const chosen = [window, ...others] as const;
    const part = (of: Planes, scale: number) =>
      new Tensor('float32', cut(of, chosen, scale), [
        chosen.length,
        of.planes,
        window.rows * scale,
        window.columns * scale,
      ]);
    const found = await run(second, { four: part(four, finer), eight: part(eight, 1) });
    return { values: paste(found('map'), chosen, four, finer), columns, rows };
  };
}

/** The large network, in one part: a look shows a mark and little else. */
async function openLook(whole: Uint8Array): Promise<RunModel> {
  const session = await InferenceSession.create(whole);
  return async (input) => (await run(session, { pixels: asTensor(input) }))('map');
}

export async function openDetector(
  trunk: Uint8Array,
  maps: Uint8Array,
  look: Uint8Array,
): Promise<Detector> {
  return { search: await openSearch(trunk, maps), look: await openLook(look) };
}
