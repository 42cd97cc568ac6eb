import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISABLED_OPACITY, TOAST_WIDTH, TRANSITION_SECONDS } from '@portal/shared/contract';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = tokensOf(':root');
const schemes = { light, dark: { ...light, ...tokensOf(':root[dark]') } };

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];
const TEXT: [string, string][] = [
  ...['ink', 'ink-soft', 'primary', 'primary-strong', 'danger', 'success', 'message', 'warning'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-tint', 'tint'],
  ['on-tint', 'tint-strong'],
  ['primary', 'tint'],
  ['primary-strong', 'tint'],
  ['ink', 'tint'],
  ['ink', 'tint-strong'],
  ['ground', 'ink'],
  ['success', 'success-tint'],
  ['message', 'message-tint'],
  ['warning', 'warning-tint'],
  ['danger', 'danger-tint'],
  ['ink', 'success-tint'],
  ['ink', 'message-tint'],
  ['ink', 'warning-tint'],
  ['ink', 'danger-tint'],
  ['badge-new', 'badge-new-tint'],
  ['badge-found', 'badge-found-tint'],
  ['badge-couple', 'badge-couple-tint'],
  ['badge-reserved', 'badge-reserved-tint'],
];
const GRAPHIC: [string, string][] = ['line-strong', 'star', 'primary'].flatMap((mark) =>
  GROUNDS.map((ground): [string, string] => [mark, ground]),
);

describe.each(Object.entries(schemes))('%s', (_scheme, tokens) => {
  const between = (one: string, other: string) =>
    contrast(tokens[`color-${one}`] ?? '', tokens[`color-${other}`] ?? '');

  test.each(TEXT)('SH-010 text %s on %s is AA', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHIC)('SH-010 the border or mark %s on %s can be seen', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure is right: white on emerald-500 fails', () => {
  expect(contrast('#ffffff', '#10b981')).toBeCloseTo(2.54, 1);
});

test('SH-011 transition, disabled opacity and toast width are those of the specification', () => {
  expect(light.transition).toBe(`${TRANSITION_SECONDS}s`);
  expect(light['opacity-disabled']).toBe(String(DISABLED_OPACITY));
  expect(light['width-toast']).toBe(TOAST_WIDTH);
});

test('dark changes colours and shadows alone, and names no token that light does not have', () => {
  for (const name of Object.keys(tokensOf(':root[dark]'))) {
    expect(name).toMatch(/^(color|shadow)-/);
    expect(light).toHaveProperty(name);
  }
});
