import { meKnown } from '@portal/shared/api-slices';
import type { Me, PortalConfig } from '@portal/shared/contract';
import { type Identity, IdentityContext } from '@portal/shared/platform';
import {
  makeStore,
  type PortalStore,
  PreloadProvider,
  type RenderSlot,
  SessionProvider,
  SlotProvider,
  sessionSlice,
} from '@portal/shared/session';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeConfig } from './factories';
import { makeFakeIdentity } from './fake-identity';
import { type RecordedRequest, type StubApi, stubApi } from './stub-api';

/** How a part is rendered in a test. */
export interface RenderPartOptions {
  /** Address the page is opened with, query included. */
  url?: string;
  /** Pattern of the page, for its parameters: `/dier/:id`. Without it the page stays for every address. */
  path?: string;
  api?: Pick<StubApi, 'requests'>;
  config?: PortalConfig;
  /** Who is signed in; a visitor when nobody is named. */
  user?: Me;
  /** The sign-in client; by default a fake at which everything succeeds. */
  identity?: Identity;
  /** Fills slots; by default a slot shows its name in brackets. */
  slots?: RenderSlot;
  preload?: (to: string) => void;
  /** Moves fake timers: `jest.advanceTimersByTime`. */
  advanceTimers?: (ms: number) => void;
}

/** What a test of a part works with, besides Testing Library's own `screen`. */
export interface RenderedPart extends RenderResult {
  user: UserEvent;
  store: PortalStore;
  /** Everything that was asked, oldest first. */
  requests: RecordedRequest[];
  /** Where the visitor is now: path and query. */
  address(): string;
  /** Goes to an address as the browser would; a number goes through the history. */
  go(to: string | number): Promise<void>;
}

const showName: RenderSlot = (name) => `[${name}]`;

/** A store as the shell makes it, but retries do not wait. */
export function makeTestStore(config: PortalConfig = makeConfig()): PortalStore {
  return makeStore({ config, wait: () => Promise.resolve() });
}

/** Signs somebody in, as the shell does once it knows the account. */
function signIn(store: PortalStore, user: Me): void {
  store.dispatch(meKnown(user));
  store.dispatch(sessionSlice.actions.phaseChanged('member'));
}

/** Renders a page or piece as the shell would: store, configuration, slots, preloading and a router at `url`. Retries do not wait. */
export function renderPart(part: ReactNode, options: RenderPartOptions = {}): RenderedPart {
  const { url = '/', path = '*', config = makeConfig(), slots = showName, advanceTimers } = options;
  const api = options.api ?? stubApi();
  const identity = options.identity ?? makeFakeIdentity();
  const loadIdentity = async () => identity;
  const store = makeTestStore(config);
  if (options.user) signIn(store, options.user);
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const router = createMemoryRouter([{ path, element: part }, ...elsewhere], { initialEntries: [url] });
  const rendered = render(
    <SessionProvider store={store} config={config}>
      <IdentityContext value={loadIdentity}>
        <SlotProvider render={slots}>
          <PreloadProvider preload={options.preload ?? (() => {})}>
            <RouterProvider router={router} />
          </PreloadProvider>
        </SlotProvider>
      </IdentityContext>
    </SessionProvider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(advanceTimers === undefined ? {} : { advanceTimers }),
    store,
    requests: api.requests,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}
