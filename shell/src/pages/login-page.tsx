import { portalPath } from '@portal/shared/contract';
import { safeReturnUrl } from '@portal/shared/domain';
import { usePortalConfig, useSession, wholeAddress } from '@portal/shared/session';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { SignIn } from '../features/sign-in/sign-in';
import { purposeOf } from '../features/sign-in/sign-in-purpose';

/** Opens the dialog for a forgotten password: `/login#wachtwoord-vergeten`. */
const FORGOT_HASH = '#wachtwoord-vergeten';

/**
 * `/login`, `/registreer` and `/registreren` (SH-050): one page, the side follows the path, and both keep `returnUrl`. Whoever is signed in
 * goes on to it (SH-021, SH-037).
 */
export function LoginPage() {
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const { phase } = useSession();
  const { productSlug } = usePortalConfig();
  const [isRegistering, setRegistering] = useState(false);
  if (phase === 'member' && !isRegistering) return <Navigate to={redirectPath(query.get('returnUrl'))} replace />;
  const side = pathname === portalPath.login() ? 'login' : 'register';
  const register = pathname === portalPath.registerForInvite() ? portalPath.registerForInvite() : portalPath.register();
  return (
    <SignIn
      side={side}
      paths={{ login: portalPath.login() + search, register: register + search }}
      purpose={purposeOf(query.get('returnUrl'), productSlug)}
      isForgotten={hash === FORGOT_HASH}
      onRegistering={setRegistering}
    />
  );
}

/** Back to where the person came from; never straight out again. */
function redirectPath(returnUrl: string | null): string {
  const path = safeReturnUrl(returnUrl, wholeAddress(portalPath.home()));
  return path.startsWith(portalPath.logout()) ? portalPath.home() : path;
}
