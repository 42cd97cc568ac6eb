export function hasPostgres(): Promise<boolean>;

export function newDatabase(): Promise<{ url: string; stop(): Promise<void> }>;
