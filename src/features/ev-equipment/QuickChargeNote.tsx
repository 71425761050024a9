import type { QuickCharge } from '../../charging/quickCharge.ts';
import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';

/** Whether "10 to 15 minutes" applies to this charge; the condition is shown either way. */
export function QuickChargeNote({ holds, condition, obstacles }: QuickCharge) {
  return (
    <div className="mt-6 rounded-md border-l-4 border-caution bg-raised px-5 py-4">
      <h3 className="font-semibold">
        {holds ? 'This charge takes no more than 15 minutes' : 'Why not 10 to 15 minutes?'}
      </h3>
      {obstacles.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        <NoBreakFigures text={condition} />
      </p>
    </div>
  );
}
