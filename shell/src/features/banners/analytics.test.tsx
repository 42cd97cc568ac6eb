import { makeConfig, renderPart } from '@portal/shared/testing';
import { act } from '@testing-library/react';
import { Analytics } from './analytics';
import { decide } from './consent';

const config = makeConfig({ analyticsUrl: 'https://telling.example/telling.js', analyticsIntegrity: 'sha384-abc' });
const script = () => document.querySelector<HTMLScriptElement>('script[src="https://telling.example/telling.js"]');

beforeEach(() => {
  document.cookie = 'iscookieconsent=; Max-Age=0; Path=/';
});

test('the analytics script loads after yes alone, with its hash, and goes after a withdrawal (C31)', () => {
  renderPart(<Analytics />, { config });
  expect(script()).toBeNull();
  act(() => decide(false));
  expect(script()).toBeNull();
  act(() => decide(true));
  expect(script()).toHaveAttribute('integrity', 'sha384-abc');
  act(() => decide(false));
  expect(script()).toBeNull();
});

test('without one in the configuration nothing loads (C31)', () => {
  renderPart(<Analytics />);
  act(() => decide(true));
  expect(document.head.querySelector('script[src]')).toBeNull();
});
