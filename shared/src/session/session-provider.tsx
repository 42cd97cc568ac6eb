import { PortalConfig } from '@portal/shared/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { Provider } from 'react-redux';
import type { PortalStore } from './store';

const ConfigContext = createContext<PortalConfig>(PortalConfig.parse({}));

/** The server's configuration: product name, foundation, contact address, link templates. */
export function usePortalConfig(): PortalConfig {
  return useContext(ConfigContext);
}

/** What every part needs around it: the store and the configuration. The shell renders it once, outside the router. */
export function SessionProvider(props: { store: PortalStore; config: PortalConfig; children: ReactNode }) {
  return (
    <ConfigContext value={props.config}>
      <Provider store={props.store}>{props.children}</Provider>
    </ConfigContext>
  );
}
