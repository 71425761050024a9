import type { Part } from './part.ts';
import { axe } from './parts/axe.ts';
import { firefox } from './parts/firefox.ts';
import { headers } from './parts/headers.ts';
import { html } from './parts/html.ts';
import { desktop, mobile } from './parts/lighthouse.ts';
import { links } from './parts/links.ts';
import { pdf } from './parts/pdf.ts';
import { states } from './parts/states.ts';
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
  firefox,
  states,
  weights,
  axe,
  use,
  mobile,
  desktop,
];
