import { Parser } from 'htmlparser2';

const hidden = new Set(['script', 'style', 'head', 'title', 'template']);
const blocks = new Set([
  ...['p', 'div', 'br', 'li', 'tr', 'table', 'ul', 'ol', 'hr', 'pre', 'section', 'article'],
  ...['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/**
 * What an HTML mail reads as: lines, quotes with their mark, and links with their address, which is
 * all that is ever shown of it.
 */
export function textOfHtml(html: string): string {
  let text = '';
  let skipped = 0;
  let quotes = 0;
  const links: { href: string; start: number }[] = [];
  const lineBreak = () => {
    if (text !== '' && !/\n(?:> )*$/.test(text)) text = `${text.trimEnd()}\n`;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden.has(name)) skipped++;
        if (blocks.has(name)) lineBreak();
        if (name === 'br' || name === 'p') text += '\n';
        if (name === 'blockquote') quotes++;
        if (name === 'li') text += '- ';
        if (name === 'img' && attributes.alt) text += `[${attributes.alt}]`;
        if (name === 'a') links.push({ href: attributes.href ?? '', start: text.length });
      },
      ontext(part) {
        if (skipped > 0) return;
        const words = part.replace(/\s+/g, ' ');
        const isLineStart = text === '' || text.endsWith('\n');
        if (isLineStart && words.trim() === '') return;
        text += isLineStart ? '> '.repeat(Math.min(quotes, 10)) + words.trimStart() : words;
      },
      onclosetag(name) {
        if (hidden.has(name)) skipped--;
        if (name === 'a') {
          const { href = '', start = 0 } = links.pop() ?? {};
          if (/^https?:\/\//i.test(href) && text.slice(start).trim() !== href)
            text += ` <${href.replace(/[\s<>]/g, '')}>`;
        }
        if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
        if (blocks.has(name) && name !== 'br') lineBreak();
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
