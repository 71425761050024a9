/** Cuts a stream into pieces of `size` bytes. The last one, which may be empty, is marked. */
export async function* piecesOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const all = Buffer.concat(chunks);
    let from = 0;
    // A full piece is kept until more follows: it may be the last.
    for (; all.length - from > size; from += size)
      yield { piece: all.subarray(from, from + size), last: false };
    chunks = [all.subarray(from)];
    length = all.length - from;
  }
  yield { piece: Buffer.concat(chunks), last: true };
}
