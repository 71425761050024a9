import { months } from '../model/sampleCompany.ts';
import { headcounts } from '../model/sampleFigures.ts';

const box = { left: 34, top: 12, width: 356, height: 120 };
const [low, high] = [220, 250];
const bottom = box.top + box.height;
const xOf = (index: number) => Math.round(box.left + (box.width * index) / (months.length - 1));
const yOf = (people: number) =>
  Math.round((bottom - ((people - low) / (high - low)) * box.height) * 10) / 10;

/** Headcount over twelve months. */
export function HeadcountChart() {
  const line = headcounts.map((people, index) => `${xOf(index)} ${yOf(people)}`).join('L');
  const last = headcounts.length - 1;
  return (
    <svg
      viewBox="0 0 420 160"
      role="img"
      className="figures w-full fill-none text-[12px] sm:text-[9px]"
    >
      <title>
        {`Headcount by month, from ${headcounts[0]} in December to ${headcounts[last]} in November`}
      </title>
      {[220, 230, 240, 250].map((people) => (
        <g key={people}>
          <path d={`M${box.left} ${yOf(people)}h${box.width}`} className="stroke-line" />
          <text x={box.left - 6} y={yOf(people) + 4} textAnchor="end" className="fill-muted">
            {people}
          </text>
        </g>
      ))}
      <path
        d={`M${box.left} ${bottom}L${line}L${xOf(last)} ${bottom}z`}
        className="fill-accent/10"
      />
      <path d={`M${line}`} className="stroke-accent" strokeWidth="2" strokeLinejoin="round" />
      <circle cx={xOf(last)} cy={yOf(headcounts[last] ?? low)} r="4" className="fill-accent" />
      <text
        x={xOf(last)}
        y={yOf(headcounts[last] ?? low) + 18}
        textAnchor="end"
        className="fill-text"
      >
        {headcounts[last]}
      </text>
      {months.map(({ name }, index) => (
        <text key={name} x={xOf(index)} y={bottom + 18} textAnchor="middle" className="fill-muted">
          {name}
        </text>
      ))}
    </svg>
  );
}
