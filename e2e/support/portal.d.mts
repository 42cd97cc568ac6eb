export interface TwoProcesses {
  /** The address of each process; that of the first is the public one. */
  urls: [string, string];
  directory: string;
  stop(): Promise<void>;
}

export function startTwoProcesses(databaseUrl: string): Promise<TwoProcesses>;
