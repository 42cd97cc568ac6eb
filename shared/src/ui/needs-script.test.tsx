import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NeedsScript } from './needs-script';

test('the server says what scripts are needed for; a browser that runs them has nothing to say', () => {
  const { container } = render(<NeedsScript to="te reageren" />);
  expect(container).toHaveTextContent(/^$/);
  jest.replaceProperty(globalThis as { __ON_SERVER__?: boolean }, '__ON_SERVER__', true);
  expect(renderToStaticMarkup(<NeedsScript to="te reageren" />)).toMatch(
    /^<noscript class="note"><p>Om te reageren is JavaScript nodig\.<\/p><\/noscript>$/,
  );
});
