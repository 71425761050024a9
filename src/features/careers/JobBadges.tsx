import { Badge } from '../../components/ui/Badge.tsx';
import type { JobType, WorkType } from '../../content/schemas/careers/jobTypes.ts';

interface Props {
  jobType: JobType;
  workType: WorkType;
  closed?: boolean;
}

export function JobBadges({ jobType, workType, closed = false }: Props) {
  return (
    <ul aria-label="Job type and work type" className="flex flex-wrap gap-2">
      <li>
        <Badge>{jobType}</Badge>
      </li>
      <li>
        <Badge>{workType}</Badge>
      </li>
      {closed && (
        <li>
          <Badge variant="caution">Closed</Badge>
        </li>
      )}
    </ul>
  );
}
