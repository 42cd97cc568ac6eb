import { useDispatch } from 'react-redux';

/** A mutation as injectOwned makes it. */
interface Mutation<Arg, Result> {
  initiate(arg: Arg, options: { track: false }): (...thunk: never[]) => { unwrap(): Promise<Result> };
}

/** The functions that were made for a store: the same mutation gives the same function. */
const made = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * Runs a mutation without its argument staying in the store: for bodies of megabytes, or with a function that is told the progress. The
 * function is the same for all components of a page.
 * @example const upload = useUntracked(photoApi.endpoints.uploadPhoto); await upload({ … });
 */
export function useUntracked<Arg, Result>(mutation: Mutation<Arg, Result>): (arg: Arg) => Promise<Result> {
  const dispatch = useDispatch();
  const ofStore = made.get(dispatch) ?? new WeakMap<object, unknown>();
  made.set(dispatch, ofStore);
  const known = ofStore.get(mutation) as ((arg: Arg) => Promise<Result>) | undefined;
  if (known) return known;
  const run = (arg: Arg) =>
    (dispatch(mutation.initiate(arg, { track: false }) as never) as { unwrap(): Promise<Result> }).unwrap();
  ofStore.set(mutation, run);
  return run;
}
