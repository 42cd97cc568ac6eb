import { OpeningKind } from '@portal/shared/contract';
import { makeShelter } from '@portal/shared/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ShelterHours } from './shelter-hours';

const today = (time: string) => new Date(`2026-11-25T${time}:00+01:00`);
const dagen = Array.from({ length: 7 }, () => ({ soort: OpeningKind.open, tijden: [{ van: '11:00', tot: '15:00' }] }));
const shelter = makeShelter({ openingstijden: { dagen, toelichting: null } });

afterEach(() => {
  jest.useRealTimers();
});

test('a document from when the shelter was open is taken over as it is, and then says that it is closed', () => {
  jest.useFakeTimers({ now: today('12:00') });
  const hours = <ShelterHours shelter={shelter} answeredAt={Date.now()} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(hours);
  expect(root).toHaveTextContent('Nu open');

  jest.setSystemTime(today('16:00'));
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(root, hours, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root).not.toHaveTextContent('Nu open');
  expect(root).toHaveTextContent('morgen');
});
