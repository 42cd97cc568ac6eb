import {
  clearDraft,
  clearDrafts,
  clearDraftsOfOthers,
  clearEndedDrafts,
  draftFiles,
  readDraft,
  saveDraft,
  saveReturnDraft,
} from './draft';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const VALUES = { informatie: 'Ik kom graag langs' };

test('C16: what was typed waits in the session storage of the tab until it is forgotten', () => {
  expect(readDraft('reactie', 'a')).toBeUndefined();
  saveDraft('reactie', VALUES, 'a');
  expect(readDraft('reactie', 'a')).toEqual(VALUES);
  expect(readDraft('een andere', 'a')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  clearDraft('reactie', 'a');
  expect(readDraft('reactie', 'a')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft belongs to a person: nobody else reads it, nor a visitor', () => {
  saveDraft('dier', VALUES, 'a');
  expect(readDraft('dier', 'b')).toBeUndefined();
  expect(readDraft('dier')).toBeUndefined();
});

test('who signs in goes on with what they typed as a visitor, and takes it along (C16)', () => {
  saveDraft('reactie', VALUES);
  expect(readDraft('reactie', 'a')).toEqual(VALUES);
  saveDraft('reactie', { informatie: 'Meer' }, 'a');
  expect(readDraft('reactie')).toBeUndefined();
  expect(readDraft('reactie', 'a')).toEqual({ informatie: 'Meer' });
});

test('a password never stands in a draft, nor do the digits of a chip (C51)', () => {
  const secrets = { password: 'Geheim.2026', newPassword: 'Geheim.2027', wachtwoord: 'x', chipcijfers: '4821' };
  saveDraft('registratie', { naam: 'Noor', ...secrets }, 'a');
  expect(readDraft('registratie', 'a')).toEqual({ naam: 'Noor' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Geheim');
});

test('a text that is no JSON counts as nothing', () => {
  saveDraft('reactie', VALUES, 'a');
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{half');
  expect(readDraft('reactie', 'a')).toBeUndefined();
});

test('signing out forgets all drafts and nothing else', () => {
  saveDraft('reactie', VALUES, 'a');
  saveDraft('andere', VALUES);
  saveReturnDraft('derde', VALUES, 'a');
  sessionStorage.setItem('failed-builds', 'a');
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['failed-builds']);
});

test('AN-076: when the server ended the session only what was being sent waits, for the same person', () => {
  saveDraft('dier', VALUES, 'a');
  saveReturnDraft('reactie', VALUES, 'a');
  clearEndedDrafts();
  expect(readDraft('dier', 'a')).toBeUndefined();
  expect(readDraft('reactie', 'b')).toBeUndefined();
  clearDraftsOfOthers('a');
  expect(readDraft('reactie', 'a')).toEqual(VALUES);
  clearDraftsOfOthers('b');
  expect(readDraft('reactie', 'a')).toBeUndefined();
});

test('a session that ended while the page was closed leaves nothing of a member, and what a visitor typed stays', () => {
  saveDraft('dier', VALUES, 'a');
  saveDraft('contact', VALUES);
  clearDraftsOfOthers('a');
  expect(readDraft('dier', 'a')).toEqual(VALUES);
  clearDraftsOfOthers(null);
  expect(Object.keys(sessionStorage)).toEqual(['draft-visitor/contact']);
});

test('a draft that outlives its tab is there for the next tab, and ends like all others', () => {
  saveDraft('dier', VALUES, 'a', { outlivesTab: true });
  sessionStorage.clear();
  expect(readDraft('dier', 'a')).toEqual(VALUES);
  expect(readDraft('dier', 'b')).toBeUndefined();
  clearDraft('dier', 'a');
  expect(readDraft('dier', 'a')).toBeUndefined();
  for (const end of [clearDrafts, clearEndedDrafts, () => clearDraftsOfOthers('b'), () => clearDraftsOfOthers(null)]) {
    saveDraft('dier', VALUES, 'a', { outlivesTab: true });
    end();
    expect(readDraft('dier', 'a')).toBeUndefined();
  }
});

test('pictures of a draft belong to a person and end as drafts do', async () => {
  await draftFiles('a').set('1', { name: 'poes' });
  await draftFiles('b').set('2', { name: 'hond' });
  expect(await draftFiles('a').list()).toEqual([{ name: 'poes' }]);
  clearDraftsOfOthers('a');
  expect(await draftFiles('b').list()).toEqual([]);
  expect(await draftFiles('a').list()).toEqual([{ name: 'poes' }]);
  clearDrafts();
  expect(await draftFiles('a').list()).toEqual([]);
});
