import { Parser } from 'htmlparser2';

/** The texts of all elements at a path such as `ListBucketResult/Contents/Key`, in their order; none for what is no XML. */
export function textsAt(xml: string, path: string): string[] {
  const open: string[] = [];
  const texts: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        if (open.join('/') === path) texts.push('');
      },
      ontext(text) {
        if (open.join('/') === path) texts.push(`${texts.pop() ?? ''}${text}`);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}
