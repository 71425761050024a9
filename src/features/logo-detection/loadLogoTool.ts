import type { ImageMetadata } from 'astro';
import { requireEntry } from '../../content/requireEntry.ts';

/** A picture to try the tool with, as plain data for the island. */
export interface LogoSample {
  label: string;
  alt: string;
  src: string;
  width: number;
  height: number;
}

const files = import.meta.glob<{ default: ImageMetadata }>(
  '../../assets/logo-detection/samples/*.webp',
  { eager: true },
);

/** The tool's words and samples, and the programs that call the API at the given site. */
export async function loadLogoTool(site: URL) {
  const { tool, programs } = await requireEntry('logoDetection', 'logo-detection');
  const samples = tool.samples.map(({ file, label, alt }): LogoSample => {
    const image = files[`../../assets/logo-detection/samples/${file}`]?.default;
    if (!image) throw new Error(`There is no sample ${file}`);
    const { src, width, height } = image;
    return { label, alt, src, width, height };
  });
  return {
    samples,
    privacy: tool.privacy,
    empty: tool.empty,
    programs: programs.map(({ label, code }) => ({
      label,
      code: code.replaceAll('SITE_URL', site.origin),
    })),
  };
}
