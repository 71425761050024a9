/**
 * Charts that are drawn once say what is under the pointer, or under a cursor that arrow keys move. An
 * island's chart does so itself, see useReadout.ts.
 */
import './readout.css';
import type { ReadoutScales } from './readoutScales.ts';

const steps = 200;
const parts = (label: string) => /^(.*) \((.*)\)$/.exec(label)?.slice(1) ?? [label, ''];
const figure = (value: number) =>
  Number(value.toPrecision(3)).toLocaleString('en').replace('-', '−');

/** The corners of a path as pathData.ts writes it. */
function corners(d: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([mlhv])([^mlhv]*)/g)].flatMap(([, command, text = '']) => {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = command === 'h' || command === 'v' ? 1 : 2;
    return Array.from({ length: numbers.length / size }, (_, i): [number, number] => {
      const [first = 0, second = 0] = numbers.slice(i * size);
      x += command === 'v' ? 0 : first;
      if (command !== 'h') y += command === 'v' ? first : second;
      return [x, y];
    });
  });
}

function heightAt(points: readonly [number, number][], at: number): number | undefined {
  const after = points.findIndex(([x]) => x >= at);
  const [x1 = 0, y1 = 0] = points[after] ?? [];
  const [x0, y0] = points[after - 1] ?? [x1, y1];
  return after < 0 ? undefined : y0 + (x1 > x0 ? ((at - x0) / (x1 - x0)) * (y1 - y0) : 0);
}

function follow(svg: SVGSVGElement): void {
  const { box, x, y }: ReadoutScales = JSON.parse(svg.dataset.readout ?? '');
  const [left, top, width, height] = box;
  const [acrossName = '', acrossUnit = ''] = parts(x[0]);
  const [upName = '', upUnit = ''] = parts(y[0]);
  const lines = [...svg.querySelectorAll<SVGPathElement>('[data-trace]')];
  const traces = lines.map((line) => ({
    name: line.dataset.trace || upName,
    points: corners(line.getAttribute('d') ?? ''),
  }));
  const [line] = lines;
  const frame = svg.parentElement;
  if (!line || !frame) return;
  frame.classList.add('plot-frame');
  const said = document.createElement('output');
  const cursor = document.createElement('i');
  const keys = Object.assign(document.createElement('input'), { type: 'range', max: `${steps}` });
  keys.className = 'sr-only';
  keys.setAttribute(
    'aria-label',
    `Cursor: ${svg.ariaLabel ?? svg.querySelector('title')?.textContent}`,
  );
  svg.after(keys);

  function show(part: number): void {
    const matrix = line?.getScreenCTM();
    if (!matrix || !frame) return;
    const { left: edge, top: above } = frame.getBoundingClientRect();
    const at = left + Math.min(Math.max(part, 0), 1) * width;
    const upper = new DOMPoint(at, top).matrixTransform(matrix);
    const lower = new DOMPoint(at, top + height).matrixTransform(matrix);
    cursor.style.cssText = `left:${upper.x - edge}px;top:${upper.y - above}px;height:${lower.y - upper.y}px`;
    said.style.cssText = `bottom:${frame.offsetHeight - upper.y + above}px`;
    const time = x[1] + ((at - left) / width) * (x[2] - x[1]);
    const values = traces.flatMap(({ name, points }) => {
      const down = heightAt(points, at);
      return down === undefined
        ? []
        : [`${name} ${figure(y[2] - ((down - top) / height) * (y[2] - y[1]))}`];
    });
    said.textContent = `${[`${acrossName} ${figure(time)} ${acrossUnit}`, ...values].join(' · ')} ${upUnit}`;
    keys.setAttribute('aria-valuetext', said.textContent);
    frame.append(said, cursor);
  }
  const hide = () => {
    said.remove();
    cursor.remove();
  };
  const point = ({ clientX }: PointerEvent) => {
    const matrix = line.getScreenCTM();
    if (matrix) show((new DOMPoint(clientX, 0).matrixTransform(matrix.inverse()).x - left) / width);
  };
  svg.addEventListener('pointermove', point);
  svg.addEventListener('pointerdown', point);
  svg.addEventListener('pointerleave', hide);
  const byKeys = () => show(Number(keys.value) / steps);
  keys.addEventListener('input', byKeys);
  keys.addEventListener('focus', byKeys);
  keys.addEventListener('blur', hide);
}

// React must find in an island what it has drawn.
for (const svg of document.querySelectorAll<SVGSVGElement>('svg[data-readout]'))
  if (!svg.closest('astro-island')) follow(svg);
