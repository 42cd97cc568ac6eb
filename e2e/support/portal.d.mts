/** A portal of its own: its public address, the keys that publish every part, its data folder. */
export interface OwnPortal {
  url: string;
  key: string;
  signingKey: string;
  directory: string;
  stop(): Promise<void>;
}

export function startPortal(own?: Record<string, string>): Promise<OwnPortal>;

export interface TwoProcesses {
  /** The address of each process; that of the first is the public one. */
  urls: [string, string];
  directory: string;
  stop(): Promise<void>;
}

export function freePort(): Promise<number>;

export function startTwoProcesses(databaseUrl: string): Promise<TwoProcesses>;
