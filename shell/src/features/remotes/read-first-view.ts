import type { Register } from '@portal/shared/contract';
import { framing } from '@portal/shared/platform';
import { type KeptAnswers, registerStore } from '@portal/shared/session';
import { candidatesOf } from './release-selection';
import type { Area } from './rendered-areas';

/** What came with a document whose page the server rendered: the answers it was made of and the areas of parts in it. */
export interface FirstView {
  kept: KeptAnswers;
  areas: Area[];
}

const ELEMENT = 'first-view';

/**
 * The first view of the document, when this browser shows the same: in a frame of another origin, for who is shown another release, and for a
 * shell that is not the one that rendered, the page is made anew.
 */
export function readFirstView(): FirstView | null {
  const element = document.getElementById(ELEMENT);
  const register = registerStore.get();
  if (!element || !register || framing() !== 'none') return null;
  try {
    const view: FirstView & { build: string } = JSON.parse(element.textContent ?? '');
    return view.build === __BUILD__ && view.areas.every((area) => isShown(register, area)) ? view : null;
  } catch (error) {
    console.error('The first view of the document is not usable.', error);
    return null;
  }
}

function isShown({ remotes, shell }: Register, { remote, build }: Area): boolean {
  const row = remotes.find(({ name }) => name === remote);
  return row?.enabled === true && candidatesOf(row, shell).candidates[0]?.build === build;
}
