import { renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { EmbeddedOutlet } from './embedded-outlet';

const opened: string[] = [];
const realOpen = globalThis.open;
beforeEach(() => {
  opened.length = 0;
  globalThis.open = (address) => {
    opened.push(String(address));
    return null;
  };
});
afterAll(() => {
  globalThis.open = realOpen;
});

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/dier/a">Moos</Link>
      <Link to="/contact">Contact</Link>
      <button type="button" onClick={() => navigate('/login')}>
        Reageer
      </button>
      <EmbeddedOutlet />
    </>
  );
}

test('a link for browsing stays in the frame, another opens a new window (C39)', async () => {
  const { user, address } = renderPart(<Page />, { url: '/zoek' });
  await user.click(screen.getByRole('link', { name: 'Moos' }));
  expect(address()).toBe('/dier/a');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(address()).toBe('/dier/a');
  expect(opened).toEqual(['http://localhost/contact']);
});

test('where the portal goes elsewhere by itself, a link to a new window stands there (C39)', async () => {
  const { user } = renderPart(<Page />, { url: '/zoek' });
  await user.click(screen.getByRole('button', { name: 'Reageer' }));
  const link = screen.getByRole('link', { name: 'Open in een nieuw venster' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');
});
