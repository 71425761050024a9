import { requireEntry } from '../../content/requireEntry.ts';
import type { LogoStep } from '../../content/schemas/logoDetection.ts';

export async function loadLogoSteps(): Promise<readonly LogoStep[]> {
  const { steps } = await requireEntry('logoDetection', 'logo-detection');
  return steps;
}
