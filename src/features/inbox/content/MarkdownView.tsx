import type { ReactNode } from 'react';

const inline = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Strong words, code and links of a line. */
function words(line: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of line.matchAll(inline)) {
    const [whole, strong, code, label, href] = match;
    parts.push(line.slice(from, match.index));
    const key = match.index;
    if (strong) parts.push(<strong key={key}>{strong}</strong>);
    else if (code) parts.push(<code key={key}>{code}</code>);
    else
      parts.push(
        <span key={key} className="text-accent underline">
          {label}
          <span className="sr-only">{` leads to ${href}`}</span>
        </span>,
      );
    from = match.index + whole.length;
  }
  return [...parts, line.slice(from)];
}

const joined = (lines: readonly string[]) => words(lines.join(' ').trim());

/** The points of a list; a line that begins further in belongs to the one before. */
function points(lines: readonly string[], mark: RegExp): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    if (mark.test(line)) found.push([line.replace(mark, '')]);
    else found.at(-1)?.push(line.trim());
  }
  return found;
}

function block(lines: readonly string[]): ReactNode {
  const [first = ''] = lines;
  if (/^## /.test(first)) return <h2 className="text-lg">{words(first.slice(3))}</h2>;
  if (/^#{3,} /.test(first)) return <h3>{words(first.replace(/^#+ /, ''))}</h3>;
  for (const [mark, List] of [
    [/^[-*] /, 'ul'],
    [/^\d+\. /, 'ol'],
  ] as const)
    if (mark.test(first))
      return (
        <List>
          {points(lines, mark).map((point) => (
            <li key={point.join(' ')}>{joined(point)}</li>
          ))}
        </List>
      );
  if (first.startsWith('|'))
    return (
      <table>
        <tbody>
          {lines
            .filter((line) => !/^[|\s:-]+$/.test(line))
            .map((line) => (
              <tr key={line}>
                {line
                  .split('|')
                  .slice(1, -1)
                  .map((cell) => (
                    <td key={cell} className="border border-line px-2">
                      {words(cell.trim())}
                    </td>
                  ))}
              </tr>
            ))}
        </tbody>
      </table>
    );
  if (first.startsWith('>'))
    return <blockquote>{joined(lines.map((line) => line.replace(/^> ?/, '')))}</blockquote>;
  return <p>{joined(lines)}</p>;
}

/** Markdown as it reads, near enough to write by; the preview shows the page itself. */
export function MarkdownView({ text }: { text: string }) {
  const blocks = text
    .trim()
    .split(/\n\s*\n|\n(?=#{2,} )/)
    .map((part, index) => ({ key: `${index}`, lines: part.split('\n') }));
  return (
    <section aria-label="As it reads" className="content-view max-w-4xl">
      {blocks.map(({ key, lines }) => (
        <div key={key}>{block(lines)}</div>
      ))}
    </section>
  );
}
