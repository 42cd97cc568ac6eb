import { renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { reopenConsent } from './consent';
import { CookieBanner } from './cookie-banner';

beforeEach(() => {
  document.cookie = 'iscookieconsent=; Max-Age=0; Path=/';
});

test('the banner asks with two equal buttons and nothing chosen before (SH-071, SH-072)', () => {
  renderPart(<CookieBanner />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Akkoord', 'Alleen noodzakelijk']);
  expect(buttons[0]?.className).toBe(buttons[1]?.className);
  expect(document.cookie).not.toContain('iscookieconsent');
});

test.each([
  ['Akkoord', 'iscookieconsent=yes'],
  ['Alleen noodzakelijk', 'iscookieconsent=no'],
])('%s is remembered as %s and the banner goes (SH-071, SH-072)', async (name, cookie) => {
  const { user } = renderPart(<CookieBanner />);
  await user.click(screen.getByRole('button', { name }));
  expect(document.cookie).toContain(cookie);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('a visitor who answered before is not asked again, and can choose again (SH-073)', async () => {
  document.cookie = 'iscookieconsent=yes; Path=/';
  const { user } = renderPart(<CookieBanner />);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  act(() => reopenConsent());
  expect(screen.getByRole('region', { name: 'Cookies' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Alleen noodzakelijk' }));
  expect(document.cookie).toContain('iscookieconsent=no');
});
