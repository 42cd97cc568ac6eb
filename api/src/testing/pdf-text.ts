import { inflateSync } from 'node:zlib';

/**
 * The words of a pdf as somebody copies them out of it: every stream is unpacked, every glyph goes back to its character by the map of
 * its font. Enough for the files that our own writer makes, not a reader of pdf in general.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const maps = fontMaps(source);
  return pageStreams(source)
    .map((page) => {
      let map = new Map<string, string>();
      let text = '';
      for (const [, font, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (font) map = maps.get(font) ?? new Map();
        for (const [, hex = ''] of (glyphs ?? '').matchAll(/<([0-9a-f]+)>/g))
          for (const glyph of hex.match(/.{4}/g) ?? []) text += map.get(glyph) ?? '\ufffd';
        if (glyphs) text += '\n';
      }
      return text;
    })
    .join('\n');
}

/** The bytes of every unpacked stream that puts text on a page. */
function pageStreams(source: string): string[] {
  return [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => unpacked(bytes))
    .filter((text) => text.includes(' TJ'));
}

function unpacked(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Per name of a font: glyph (four hex digits) to character. */
function fontMaps(source: string): Map<string, Map<string, string>> {
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  return new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      const stream = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(toUnicode) ?? '')?.[1] ?? '';
      return [name, glyphMap(unpacked(stream))];
    }),
  );
}

function glyphMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f]+)>/g)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      map.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return map;
}
