import { type Animal, PlacementStatus } from '@portal/shared/contract';
import { lazyComponent } from '@portal/shared/ui';

/** A file of its own: only who may read the reactions loads it. */
const LazyTellOthers = lazyComponent(async () => (await import('./tell-others')).TellOthers);

/** On the profile of a placed animal, for who may read its reactions: the offer to tell the others (C17). */
export function PlacedReactions({ animal }: { animal: Animal }) {
  if (animal.geplaatst !== PlacementStatus.placed || animal.responseCount === undefined) return null;
  return <LazyTellOthers animal={animal} />;
}
