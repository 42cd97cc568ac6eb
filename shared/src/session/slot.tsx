import type { SlotName, SlotProps } from '@portal/shared/contract';
import { createContext, type ReactNode, useContext } from 'react';

/** Renders whatever the register puts into a slot; given by the shell, so that remotes know no loader. */
export type RenderSlot = <S extends SlotName>(name: S, props: SlotProps[S]) => ReactNode;

const SlotContext = createContext<RenderSlot>(() => null);

/** The shell provides here how slots are filled. Without it every slot stays empty. */
export function SlotProvider({ render, children }: { render: RenderSlot; children: ReactNode }) {
  return <SlotContext value={render}>{children}</SlotContext>;
}

/**
 * A place that pieces of other parts fill, by name (docs/federation.md#surface-of-a-remote). A piece that fails renders nothing.
 * @example <Slot name="shelter.rating" uuidkey={shelter.uuidkey} />
 */
export function Slot<S extends SlotName>({ name, ...props }: { name: S } & SlotProps[S]) {
  const render = useContext(SlotContext);
  return <>{render(name, props as unknown as SlotProps[S])}</>;
}
