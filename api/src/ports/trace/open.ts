import type { Trace } from './port';

export interface TraceOptions {
  /** Base address of a collector that takes OTLP over HTTP, such as http://localhost:4318; missing: nothing is followed, and nothing loaded. */
  endpoint: string | undefined;
  service: string;
  version: string;
}

/** Opens the configured trace. */
export async function openTrace({ endpoint, ...options }: TraceOptions): Promise<Trace | undefined> {
  if (endpoint === undefined) return undefined;
  const { otelTrace } = await import('./otel');
  return otelTrace({ endpoint, ...options });
}
