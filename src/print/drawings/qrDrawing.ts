import { encode } from 'uqr';

/** An address as a QR code, with the quiet zone that readers need. */
export function qrDrawing(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${squares.join('')}" shape-rendering="crispEdges"/></svg>`;
}
