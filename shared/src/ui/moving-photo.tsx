import { type ReactNode, ViewTransition } from 'react';

const isMotionWelcome = () => !__ON_SERVER__ && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Around the first photo of an animal, on its card and on its profile: when one makes room for the other in one step, it moves there. Where the profile still
 * has to be fetched, in a browser without view transitions and where motion is not welcome nothing moves.
 */
export function MovingPhoto({ uuidkey, children }: { uuidkey: string; children: ReactNode }) {
  return (
    <ViewTransition name={`dier-${uuidkey}`} default="none" share={isMotionWelcome() ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}
