import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { FailureCard } from './failure-card';
import { asRenderError } from './load-error';

/** Stands where a page of the shell threw. Going to the same address clears the failure, as going to any other does. */
export function PageFailure() {
  const error = useRouteError();
  const here = useLocation();
  const navigate = useNavigate();
  return <FailureCard error={asRenderError(error)} retry={() => navigate(here, { replace: true })} />;
}
