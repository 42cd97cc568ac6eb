/** What runs beside requests, from ready to close. */
export interface Runner {
  start(): Promise<void> | void;
  stop(): Promise<void>;
}
