import { requireEntry } from '../../content/requireEntry.ts';
import type { LogoStep } from '../../content/schemas/logoDetection.ts';

/** The steps, with the address of the given site in their examples. */
export async function loadLogoSteps(site: URL): Promise<readonly LogoStep[]> {
  const { steps } = await requireEntry('logoDetection', 'logo-detection');
  return steps.map((step) =>
    step.example
      ? {
          ...step,
          example: { ...step.example, code: step.example.code.replaceAll('SITE_HOST', site.host) },
        }
      : step,
  );
}
