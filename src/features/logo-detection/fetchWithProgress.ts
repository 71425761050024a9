/** Downloads a file of known size and reports how much has arrived, from 0 to 1. */
export async function fetchWithProgress(
  address: string,
  bytes: number,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    arrived += value.length;
    onProgress(Math.min(1, arrived / bytes));
  }
  return new Blob(parts).arrayBuffer();
}
