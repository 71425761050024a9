import { localMoment } from '../../site/localTime.ts';

export function Timestamp({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="figures whitespace-nowrap text-sm">
      {localMoment(at)}
    </time>
  );
}
