import { ATTACKS } from '@portal/shared/testing';
import { isClean } from './is-clean';
import { sanitise } from './sanitise';

test.each([
  '',
  'a &amp; b &lt; c',
  '<h2>Kop</h2><p class="ql-align-center"><strong>a</strong><br>b</p><ol><li data-list="bullet" class="ql-indent-1">g</li></ol>',
  '<p><a href="https://example.nl/?a=1&amp;b=2" rel="noopener noreferrer nofollow">x</a><a href="/nieuws#x">y</a></p>',
  '<img src="/api/foto/aa/800.jpg" alt="Luna" width="800">',
])('what the sanitiser writes is clean: %s', (html) => expect(isClean(html)).toBe(true));

test.each([
  '<script>x</script>',
  '<p onclick="x">a</p>',
  '<p style="a">a</p>',
  '<a href="javascript:x">a</a>',
  '<a href="java&#115;cript:x">a</a>',
  '<a href="//boos.example">a</a>',
  '<a href="/&#47;boos.example">a</a>',
  '<img src="https://boos.example/x.jpg">',
  '<img src=x onerror=alert(1)>',
  '<p class="mf-search__x">a</p>',
  '<p',
  '</p class="ql-align-center">',
  '<!-- a -->',
])('anything else is not: %s', (html) => expect(isClean(html)).toBe(false));

/** As a browser writes it, without the `rel` that the sanitiser puts on links. */
function written(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const link of template.content.querySelectorAll('a')) link.removeAttribute('rel');
  return template.innerHTML;
}

test('of what is called clean the sanitiser of the browser takes nothing out', () => {
  const clean = Object.values(ATTACKS).filter(isClean);
  expect(clean.map((html) => written(String(sanitise(html))))).toEqual(clean.map(written));
});
