import type { Part } from './part.ts';
import { axe } from './parts/axe.ts';
import { headers } from './parts/headers.ts';
import { html } from './parts/html.ts';
import { desktop, mobile } from './parts/lighthouse.ts';
import { links } from './parts/links.ts';
import { pdf } from './parts/pdf.ts';
import { structured } from './parts/structured.ts';
import { use } from './parts/use.ts';
import { weights } from './parts/weights.ts';

/** Fastest first. */
export const parts: readonly Part[] = [
  html,
  links,
  pdf,
  structured,
  headers,
  weights,
  axe,
  use,
  mobile,
  desktop,
];
