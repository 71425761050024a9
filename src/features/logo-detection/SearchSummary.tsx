import { DataTable } from '../../components/charts/DataTable.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { countPerBrand } from './model/countPerBrand.ts';
import type { SearchedPicture } from './searchMessages.ts';

interface Props {
  pictures: readonly SearchedPicture[];
  threshold: number;
  onClear: () => void;
}

/** Hits per brand over all pictures, and the answers as a file. */
export function SearchSummary({ pictures, threshold, onClear }: Props) {
  const done = pictures.flatMap(({ name, state }) =>
    state.kind === 'done'
      ? [{ name, logos: state.logos.filter(({ confidence }) => confidence >= threshold) }]
      : [],
  );
  const counts = countPerBrand(done.map(({ logos }) => logos));
  const download = () => {
    const file = new Blob([JSON.stringify(done, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'logos.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="grid gap-4">
      {counts.length > 0 && (
        <DataTable
          caption={`Hits in ${done.length} ${done.length === 1 ? 'picture' : 'pictures'}`}
          columns={['Brand', 'Hits', 'Pictures']}
          words={1}
          rows={counts.map(({ brand, hits, pictures: many }) => [brand, `${hits}`, `${many}`])}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={done.length === 0} onClick={download}>
          Download JSON
        </Button>
        <Button variant="secondary" onClick={onClear}>
          Clear
        </Button>
      </div>
    </div>
  );
}
