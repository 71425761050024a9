import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../part.ts';
import { fileOf } from '../store.ts';
import { loadTool } from '../tool.ts';

interface LighthouseAudit {
  id: string;
  score: number | null;
  displayValue?: string;
  title: string;
  details?: { data?: string };
  numericValue?: number;
}
interface Category {
  title: string;
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}
interface Report {
  categories: Record<string, Category>;
  audits: Record<string, LighthouseAudit>;
  runtimeError?: { message: string };
}
interface Tool {
  default(address: string, flags: object, config?: object): Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
}

function faultsOf(device: string, { categories, audits }: Report): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ title, score, auditRefs }) => {
      const weak = auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
      const points = Math.round((score ?? 0) * 100);
      return [`${device} ${title} ${points}: ${weak.join(', ') || 'many small losses'}`];
    });
}

export const lighthouse: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  bar: '100 in every category, mobile and desktop',
  atOnce: 1,
  async run(route, { url, debuggingPort, folder }) {
    const tool = await loadTool<Tool>('lighthouse');
    const faults: string[] = [];
    const figures: Record<string, number> = {};
    const pictures: Record<string, string> = {};
    for (const device of ['mobile', 'desktop']) {
      const result = await tool.default(
        url + route,
        { port: debuggingPort, logLevel: 'error', output: 'json' },
        device === 'desktop' ? tool.desktopConfig : undefined,
      );
      if (!result || result.lhr.runtimeError)
        throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
      const { lhr } = result;
      faults.push(...faultsOf(device, lhr));
      for (const { title, score } of Object.values(lhr.categories))
        figures[`${device} ${title}`] = Math.round((score ?? 0) * 100);
      const seconds = (lhr.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000;
      figures[`${device} LCP s`] = Math.round(seconds * 100) / 100;
      const picture = lhr.audits['final-screenshot']?.details?.data?.split(',')[1];
      if (!picture) continue;
      pictures[device] = join('lighthouse', `${fileOf(route)}-${device}.jpg`);
      writeFileSync(join(folder, pictures[device]), Buffer.from(picture, 'base64'));
    }
    return { faults, figures, pictures };
  },
};
