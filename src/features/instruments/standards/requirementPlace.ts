import { portNames, type Requirement } from '../../../content/schemas/standards/requirements.ts';

/** "DC supply, 12 V", "Signal and control, lines longer than 3 m" */
export function requirementPlace({ port, vehicle, condition }: Requirement): string {
  return [portNames[port], vehicle && `${vehicle} V`, condition].filter(Boolean).join(', ');
}
