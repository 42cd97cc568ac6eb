import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { whenTakenOver } from './arrival';
import { DocumentArea } from './document-area';
import { setRenderedAreas } from './rendered-areas';

let root: Root;

/** The area `key` stands as it came with the document; `fetch` brings its code. */
async function openDocument(key: string, fetch: () => Promise<unknown>) {
  const page = (
    <DocumentArea area={key} fetch={fetch} pending="bezig" failed={() => 'mislukt'}>
      <p>van de server</p>
    </DocumentArea>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  setRenderedAreas([{ key, remote: 'mf-animal', build: 'b1' }]);
  await act(async () => {
    root = hydrateRoot(element, page);
  });
  return element;
}

/** Whether the HTML of the document still waits for its code. */
async function isWaiting() {
  let isOver = false;
  whenTakenOver().then(() => {
    isOver = true;
  });
  await act(async () => {});
  return !isOver;
}

afterEach(async () => {
  await act(async () => root.unmount());
  setRenderedAreas([]);
});

test('HTML of the document waits until its code has come, and then no more', async () => {
  let bringCode = () => {};
  const code = new Promise<void>((resolve) => {
    bringCode = resolve;
  });
  const element = await openDocument('mf-animal comes', () => code);
  expect(element).toHaveTextContent('van de server');
  expect(await isWaiting()).toBe(true);
  await act(async () => bringCode());
  expect(await isWaiting()).toBe(false);
});

test('code that does not come keeps nothing waiting: a new release may mend it', async () => {
  const element = await openDocument('mf-animal fails', () => Promise.reject(new Error('503')));
  expect(element).toHaveTextContent('misluktvan de server');
  expect(await isWaiting()).toBe(false);
});

test('a visitor who left keeps nothing waiting', async () => {
  await openDocument('mf-animal left', () => new Promise(() => {}));
  expect(await isWaiting()).toBe(true);
  await act(async () => root.render(null));
  expect(await isWaiting()).toBe(false);
});
