import { DataTable } from '../../components/charts/DataTable.tsx';
import type { LogoQuality } from '../../content/schemas/logoDetection.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** What the evaluation measured, beside what we ask of the model. */
export function QualityFigures(figures: LogoQuality) {
  const { marks, scenes, withoutMarks, threshold } = figures;
  return (
    <DataTable
      caption={`${scenes} scenes with ${marks.large + marks.small + marks.line} marks and ${withoutMarks} pictures without any, at threshold ${threshold}`}
      columns={['Figure', 'Measured', 'Goal']}
      words={1}
      rows={[
        ['Marks 48 px and wider found', percent(figures.recallFrom48), 'at least 95 %'],
        ['Marks from 24 to 48 px found', percent(figures.recall24To48), 'at least 80 %'],
        ['First line of a word of two lines found', percent(figures.recallFirstLine), 'none set'],
        ['Taken for another brand', percent(figures.confusion), 'at most 1 %'],
        ['False alarms per picture', figures.falseAlarmsPerPicture.toFixed(3), 'at most 0.02'],
      ]}
    />
  );
}
