/** Where the portal is shown: on its own, in a frame of its own origin, or in a frame of another origin (C39). */
export type Framing = 'none' | 'own' | 'foreign';

/** The parts of a window that the question needs; another origin's `location` throws when it is read. */
interface FrameWindow {
  readonly parent: FrameWindow;
  readonly location: { readonly origin: string };
}

/** Who frames the portal. One foreign window anywhere above it makes the answer `foreign` (docs/trust.md#frames). */
export function framing(self: FrameWindow | undefined = globalThis.window): Framing {
  // The server renders a page for a tab.
  if (self === undefined) return 'none';
  const { origin } = self.location;
  let current = self;
  while (current.parent !== current) {
    current = current.parent;
    if (originOf(current) !== origin) return 'foreign';
  }
  return current === self ? 'none' : 'own';
}

function originOf(target: FrameWindow): string | null {
  try {
    return target.location.origin;
  } catch {
    return null;
  }
}

/** The parameter `iframe=1` for the calls that carry it when embedded: response-email and shelter/{id}/animals. */
export function frameParam(where: Framing = framing()): { iframe?: '1' } {
  return where === 'none' ? {} : { iframe: '1' };
}
