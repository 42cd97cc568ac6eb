/** Writes HTML from plain lines: `## ` is a heading, `- ` an item of a list, `> ` a quotation, everything else a paragraph. */
export function html(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line, i) => {
      if (line.startsWith('## ')) {
        return `<h2>${line.slice(3)}</h2>`;
      }
      if (line.startsWith('> ')) {
        return `<blockquote>${line.slice(2)}</blockquote>`;
      }
      if (!line.startsWith('- ')) {
        return `<p>${line}</p>`;
      }
      const open = lines[i - 1]?.startsWith('- ') ? '' : '<ul>';
      const close = lines[i + 1]?.startsWith('- ') ? '' : '</ul>';
      return `${open}<li>${line.slice(2)}</li>${close}`;
    })
    .join('');
}
