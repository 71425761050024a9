import { encode } from 'uqr';
import { madeOnce } from '../../pictures/madeOnce.ts';

/** An address as a QR code, with the quiet zone that readers need. */
export async function qrDrawing(address: string): Promise<string> {
  const options = { ecc: 'M', border: 4 } as const;
  const modules = await madeOnce(['QR code', JSON.stringify(options), address], async () =>
    Uint8Array.from(encode(address, options).data.flat(), Number),
  );
  const size = Math.sqrt(modules.length);
  const squares = [...modules].flatMap((isDark, at) =>
    isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${squares.join('')}" shape-rendering="crispEdges"/></svg>`;
}
