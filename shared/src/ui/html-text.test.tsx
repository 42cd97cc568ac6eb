import { render } from '@testing-library/react';
import { HtmlText } from './html-text';

const htmlOf = (html: string) => render(<HtmlText html={html} />).container.firstElementChild?.innerHTML;

const PAYLOADS: [string, string][] = [
  ['script', '<script>alert(1)</script>'],
  ['event handler', '<img src="/x.jpg" onerror="alert(1)">'],
  ['svg', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ['mathml', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
  ['javascript address', '<a href="javascript:alert(1)">x</a>'],
  ['javascript address with a tab', '<a href="java&#9;script:alert(1)">x</a>'],
  ['data address', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['iframe', '<iframe src="https://x.example"></iframe>'],
  ['object', '<object data="https://x.example"></object>'],
  ['style element', '<style>body{display:none}</style>'],
  ['style attribute', '<p style="position:fixed">x</p>'],
  ['form', '<form action="https://x.example"><input name="a"></form>'],
  ['id and name', '<p id="app">x</p><a name="app">y</a>'],
  ['protocol-relative address', '<a href="//x.example">x</a>'],
  ['template', '<template><script>alert(1)</script></template>'],
  ['base', '<base href="https://x.example">'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
];
const FORBIDDEN =
  /<(script|svg|math|iframe|object|style|form|input|template|base|noscript)|\son\w+=|javascript:|data:|\s(style|id|name|action)=|href="\/\//i;

test.each(PAYLOADS)('%s is taken out', (_name, payload) => {
  expect(payload).toMatch(/<|on/);
  expect(htmlOf(`<p>voor</p>${payload}`)).not.toMatch(FORBIDDEN);
});

test('the formats of the editor stay', () => {
  const html =
    '<h2>Kop</h2><p class="ql-align-center"><strong>a</strong><em>b</em><u>c</u><s>d</s><sub>e</sub><sup>f</sup></p><ol><li data-list="bullet">g</li></ol><blockquote>h</blockquote>';
  expect(htmlOf(html)).toBe(html);
});

test('a photo of the portal stays with its size, another site’s photo goes', () => {
  expect(htmlOf('<img src="/api/foto/1/800.jpg" alt="Luna" width="800" height="600">')).toBe(
    '<img src="/api/foto/1/800.jpg" alt="Luna" width="800" height="600">',
  );
  expect(htmlOf('<p>a<img src="https://x.example/pixel.gif"></p>')).toBe('<p>a</p>');
});

test('links tell the other site nothing, and no class of ours can be borrowed', () => {
  expect(htmlOf('<a href="https://x.example" target="_blank">x</a>')).toBe(
    '<a href="https://x.example" rel="noopener noreferrer nofollow">x</a>',
  );
  expect(htmlOf('<p class="p-dialog ql-indent-1">x</p>')).toBe('<p class="ql-indent-1">x</p>');
});

test('cleaning twice changes nothing', () => {
  for (const [, payload] of PAYLOADS) {
    const once = htmlOf(payload) ?? '';
    expect(htmlOf(once)).toBe(once);
  }
});
