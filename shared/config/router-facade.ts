/**
 * What the portal uses of the router, and nothing else: shared under the name `react-router-dom`, it keeps 24 KB (brotli) out of the
 * shell. tsconfig `paths` points here as well, so a name that is missing is a type error and not an `undefined` at run time.
 */
export {
  type BlockerFunction,
  createBrowserRouter,
  createMemoryRouter,
  Link,
  type LinkProps,
  type Location,
  Navigate,
  NavLink,
  Outlet,
  Route,
  type RouteObject,
  Routes,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
