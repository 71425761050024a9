import { requireEntry } from '../../content/requireEntry.ts';
import type { IotPart } from '../../content/schemas/iot.ts';

export async function loadIotParts(): Promise<readonly IotPart[]> {
  const { parts } = await requireEntry('iot', 'iot');
  return parts;
}
