import { ownerOf } from '@portal/shared/domain';
import { useRegister } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RemotePage } from './remote-page';

/** The page of the remote that owns the address, found in the register; `notFound` when nobody owns it. */
export function PortalPage({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  const register = useRegister();
  const owner = register ? ownerOf(register, pathname) : undefined;
  if (!owner) return notFound;
  const { remote, route } = owner;
  return (
    <Routes>
      <Route
        path={`/${route.path}`}
        element={<RemotePage key={remote.name} name={remote.name} pattern={route.path} />}
      />
    </Routes>
  );
}
