import { demoPurposes } from '../../forms/demo.ts';
import { formPath } from '../../site/paths.ts';

/** What the link under a plain click asks for; undefined if it is another link or a new tab. */
export function requestedPurpose(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(`a[href^="${formPath('demo')}"]`);
  const purpose = link && new URL(link.href).searchParams.get('purpose');
  return demoPurposes.find((known) => known === purpose);
}
