import { columns } from './columns.ts';
import type { RouteReport } from './gather.ts';
import type { Line } from './summary.ts';

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const cells = (values: readonly string[], tag: string) =>
  `<tr>${values.map((value) => `<${tag}>${safe(value)}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="wide"><table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`;

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:13px}td,th{padding:.3rem .6rem;border-bottom:1px solid #8884;text-align:left}
details{border-top:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}.bad{color:#c33}
.pictures{display:flex;gap:.75rem;overflow-x:auto}figure{margin:0;flex:none}img{height:420px;width:auto;object-fit:cover;object-position:top;border:1px solid #8884}`;

function section(report: RouteReport): string {
  const { route, faults, pictures, interactions } = report;
  const figures = Object.entries(pictures).map(
    ([name, file]) =>
      `<figure><a href="${safe(file)}"><img loading="lazy" src="${safe(file)}" alt=""></a><figcaption>${safe(name)}</figcaption></figure>`,
  );
  const times = Object.entries(interactions).toSorted(([, a], [, b]) => b - a);
  return `<details id="${safe(route)}"${faults.length ? ' open' : ''}>
<summary><b>${safe(route)}</b> <span class="${faults.length ? 'bad' : ''}">${faults.length} faults</span></summary>
<ul>${faults.map((fault) => `<li class="bad">${safe(fault)}</li>`).join('')}</ul>
${table(Object.keys(columns), [Object.values(columns).map((read) => read(report))])}
<div class="pictures">${figures.join('')}</div>
${
  times.length
    ? `<details><summary>${times.length} interactions</summary>${table(
        ['ms', 'Interaction'],
        times.map(([name, time]) => [String(time), name]),
      )}</details>`
    : ''
}
</details>`;
}

/** The HTML report: the same findings with screenshots. */
export function page(lines: readonly Line[], reports: readonly RouteReport[]): string {
  const rows = lines.map(({ title, bar, routes, faults, worst }) => [
    title,
    bar,
    routes,
    String(faults),
    worst,
  ]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Audit</title><style>${style}</style><h1>Audit</h1>
${table(['Part', 'Bar', 'Routes', 'Faults', 'Largest'], rows)}
<h2>Routes, worst first</h2>${reports.map(section).join('\n')}</html>`;
}
