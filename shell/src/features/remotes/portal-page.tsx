import type { RouteEntry } from '@portal/shared/contract';
import { ownerOf } from '@portal/shared/domain';
import { registerStore, useRegister } from '@portal/shared/session';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RemotePage } from './remote-page';

/** What the guard of a remote's page gets: the page's entry in the register, the values of its parameters, and the page. */
export interface GuardProps {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * The page of the remote that owns the address, found in the register; `notFound` when nobody owns it. `guard` decides before a byte of the
 * remote is fetched (C25).
 */
export function PortalPage({ notFound, guard: Guard }: { notFound: ReactNode; guard: ComponentType<GuardProps> }) {
  const { pathname } = useLocation();
  const register = useRegister();
  const owner = register ? ownerOf(register, pathname, registerStore.shown) : undefined;
  if (!owner) return notFound;
  const { remote, route, params } = owner;
  return (
    <Guard route={route} params={params}>
      <Routes>
        <Route
          path={`/${route.path}`}
          element={<RemotePage key={remote.name} name={remote.name} pattern={route.path} />}
        />
      </Routes>
    </Guard>
  );
}
