import { clearDraft, clearDrafts, readDraft, saveDraft } from './draft';

afterEach(() => sessionStorage.clear());

test('C16: what was typed waits in the session storage of the tab until it is forgotten', () => {
  expect(readDraft('reactie')).toBeUndefined();
  saveDraft('reactie', { informatie: 'Ik kom graag langs' });
  expect(readDraft('reactie')).toEqual({ informatie: 'Ik kom graag langs' });
  expect(readDraft('een andere')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  clearDraft('reactie');
  expect(readDraft('reactie')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a text that is no JSON counts as nothing', () => {
  sessionStorage.setItem('draft-reactie', '{half');
  expect(readDraft('reactie')).toBeUndefined();
});

test('signing out forgets all drafts and nothing else (trust § 5)', () => {
  saveDraft('reactie', { informatie: 'Ik kom' });
  saveDraft('andere', { naam: 'Noor' });
  sessionStorage.setItem('stepped-back', 'a');
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['stepped-back']);
});
