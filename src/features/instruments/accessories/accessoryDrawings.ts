interface Drawing {
  lines: string;
  /** What carries the test: a cable, a field, a winding, a lamp. */
  live: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
/** Four turns downwards, bulging to the right (1) or to the left (-1). */
const winding = (x: number, y: number, side: 1 | -1) =>
  `M${x} ${y}${`c${14 * side} 0 ${14 * side} 13 0 13`.repeat(4)}`;
const zigzag = (x: number, y: number) => `M${x} ${y}h8l4-8 8 16 8-16 8 16 8-16 8 16 4-8h8`;
const castors = (left: number, right: number) => circle(left, 160, 6) + circle(right, 160, 6);
const dots = (y: number, xs: readonly number[], r = 2.5) => xs.map((x) => circle(x, y, r)).join('');

/** Accessories from the front, in a field of 320 by 180. */
export const accessoryDrawings: Readonly<Record<string, Drawing>> = {
  'burst-clamp': {
    lines: `M28 142h228l36-28h-228zM70 116l14-18h176l-14 18zM84 98l14-46h176l-14 46M90 116v14M234 116v14${circle(64, 108, 6)}`,
    live: 'M8 96c30 0 40 10 72 10h170c26 0 36 14 62 14',
  },
  'field-coil': {
    lines: `${box(96, 14, 132, 132)}${box(104, 22, 116, 116)}M116 146l-22 22M208 146l22 22M94 168h136${box(134, 82, 56, 42)}M142 124v8M182 124v8`,
    live: 'M40 80c30-44 214-44 244 0M40 80l2-16M40 80l16-4M54 104c40-22 176-22 216 0',
  },
  'burst-loads': {
    lines: `${box(70, 36, 176, 44)}${box(246, 48, 26, 20)}${box(48, 48, 22, 20)}M84 36v44M232 36v44${box(98, 108, 120, 36)}${box(218, 117, 26, 18)}${box(76, 117, 22, 18)}`,
    live: `M48 58h62${zigzag(110, 58)}M176 58h70M76 126h48${zigzag(124, 126)}M190 126h28`,
  },
  'surge-check': {
    lines: `${box(52, 34, 44, 96)}M46 54h56M46 74h56M46 94h56M46 114h56M74 34v-14M40 150h68M74 130v20${circle(220, 84, 56)}${circle(220, 84, 32)}${box(206, 140, 28, 14)}`,
    live: `M150 84h140M74 20h96v40${circle(74, 20, 5)}`,
  },
  'esd-target': {
    lines: `${box(70, 10, 180, 160)}${circle(160, 90, 62)}${circle(160, 90, 44)}${circle(160, 90, 16)}${dots(36, [130, 190], 3)}${dots(144, [130, 190], 3)}`,
    live: `${circle(160, 90, 7)}M262 20l-34 24 16 4-40 28`,
  },
  'esd-planes': {
    lines: `M40 92h240v8h-240zM60 100v68M260 100v68M20 168h280M216 92v-62h44v62${box(96, 58, 74, 30)}`,
    live: 'M40 98c-26 8-22 30-8 34v8h-8v16h16v-16h-8M32 156v12M260 44c30 4 36 40 30 70v10h-8v18h16v-18h-8M290 142v26',
  },
  'isolating-transformer-1ph': {
    lines: `${box(106, 34, 108, 116)}M106 54h108${castors(122, 198)}M156 68v64M164 68v64`,
    live: `${winding(142, 74, 1)}${winding(178, 74, -1)}M142 74h-54M142 126h-54M178 74h54M178 126h54`,
  },
  'isolating-transformer-3ph': {
    lines: `${box(56, 14, 208, 138)}M56 34h208${castors(78, 242)}M104 54v82M110 54v82M158 54v82M164 54v82M212 54v82M218 54v82`,
    live: [93, 147, 201]
      .map((x) => `${winding(x, 70, 1)}${winding(x + 28, 70, -1)}M${x} 70v-12M${x + 28} 70v-12`)
      .join(''),
  },
  'socket-adapters': {
    lines: `${circle(70, 88, 46)}M66 42v10h8v-10M66 134v-10h8v10${box(130, 46, 84, 84)}M236 60h56l12 12v52h-80v-52z`,
    live: `${circle(52, 88, 7)}${circle(88, 88, 7)}${box(168, 60, 8, 20)}${box(146, 98, 20, 8)}${box(178, 98, 20, 8)}${box(260, 76, 8, 16)}${box(242, 100, 8, 14)}${box(278, 100, 8, 14)}`,
  },
  'signal-adapters': {
    lines: `M28 60h76v64h-24v14h-28v-14h-24zM128 60h92l-12 56h-68z${circle(268, 90, 34)}${circle(268, 90, 26)}M264 56h8v8h-8z`,
    live: `${[40, 47, 54, 61, 68, 75, 82, 89].map((x) => `M${x} 68v18`).join('')}${dots(78, [146, 160, 174, 188, 202])}${dots(98, [153, 167, 181, 195])}${dots(82, [258, 278], 3)}${dots(100, [258, 278], 3)}`,
  },
  'earthing-stick': {
    lines:
      'M40 152l150-88M46 162l150-88M40 152q-8 8 6 10M190 64l30-17 12 18-36 9zM232 52l26-15c18-10 30 14 14 22',
    live: 'M222 66c20 40 40 60 40 82M240 148h44M248 156h28M256 164h12M196 66l28-16',
  },
  'warning-lamps': {
    lines: `M96 168v-60M66 168h60${box(70, 16, 52, 92)}${box(176, 20, 92, 148)}M190 20v148${circle(254, 96, 4)}M160 20h16M268 20h16M160 168h124`,
    live: `${circle(96, 40, 15)}${circle(96, 82, 15)}${box(166, 56, 16, 26)}M122 62h32v8h12M112 24l10-8M118 40h12`,
  },
};
