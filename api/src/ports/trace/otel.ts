import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Trace } from './port';

export interface OtelOptions {
  endpoint: string;
  service: string;
  version: string;
}

/** Spans of OpenTelemetry, sent in batches to a collector. Headers, sampling and batches follow the OTEL_ variables that its library reads itself. */
export function otelTrace({ endpoint, service, version }: OtelOptions): Trace {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('portal');
  const current = new AsyncLocalStorage<Span>();

  function begin(name: string, attributes: Attributes, kind: SpanKind): Span {
    const parent = current.getStore();
    return tracer.startSpan(name, { attributes, kind }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  }

  return {
    async step(name, facts, work) {
      const span = begin(name, facts, SpanKind.INTERNAL);
      try {
        return await current.run(span, work);
      } catch (error) {
        // The kind of the error alone: its message may hold what somebody typed.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
        throw error;
      } finally {
        span.end();
      }
    },
    request(facts) {
      const span = begin('request', facts, SpanKind.SERVER);
      return {
        within: (work) => current.run(span, work),
        end(name, more, isFailed) {
          span.updateName(name).setAttributes(more);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
