import { lazyComponent } from '@portal/shared/ui';
import type { SimilarAnimalsProps } from './similar-animals';

/** A file of its own: the profile of an available animal never fetches it. What does not come leaves no trace. */
export const LazySimilarAnimals = lazyComponent<SimilarAnimalsProps>(
  async () => (await import('./similar-animals')).SimilarAnimals,
  { failed: () => null },
);
