import { PortalConfig } from '@portal/shared/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { Provider } from 'react-redux';
import type { PortalState, PortalStore } from './store';
import { AccountQuery } from './use-session';

const ConfigContext = createContext<PortalConfig>(PortalConfig.parse({}));

/** The server's configuration: product name, foundation, contact address, link templates. */
export function usePortalConfig(): PortalConfig {
  return useContext(ConfigContext);
}

interface SessionProviderProps {
  store: PortalStore;
  /** The state with which the server rendered the page that is taken over: what is rendered first is the same (docs/federation.md#first-view). */
  atServer?: PortalState | undefined;
  config: PortalConfig;
  children: ReactNode;
}

/** What every part needs around it: the store, the account of who is signed in, and the configuration. The shell renders it once, outside the router. */
export function SessionProvider(props: SessionProviderProps) {
  return (
    <ConfigContext value={props.config}>
      <Provider store={props.store} {...(props.atServer && { serverState: props.atServer })}>
        <AccountQuery />
        {props.children}
      </Provider>
    </ConfigContext>
  );
}
