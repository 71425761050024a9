const text = new TextDecoder('latin1');

/** Whether a PNG, WebP or AVIF file holds more than one picture. Looks at its headers only. */
export function isAnimated(bytes: Uint8Array): boolean {
  const head = text.decode(bytes.subarray(0, 4096));
  // An animated PNG announces its frames before its first pixels.
  if (head.slice(1, 4) === 'PNG') return /acTL/.test(head.split('IDAT')[0] ?? '');
  if (head.startsWith('RIFF')) return head.slice(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  return head.slice(4, 12) === 'ftypavis';
}
