import { optional, setting } from '../setting.ts'
import { amount, line, share, webAddress, wholeNumber } from '../types.ts'

/** What the shop tells whoever looks after it: docs/watching.md. */
export const WATCHING = {
  SLOW_QUERY_MS: setting({
    about: 'statements that take longer, in milliseconds, are said in the log; 0: none',
    type: amount,
    unset: '500',
  }),
  METRICS_PORT: optional({
    about: 'a port of its own for Prometheus',
    type: wholeNumber(1, 65_535),
  }),
  METRICS_HOST: setting({
    about: 'the network address that the metrics are on',
    type: line,
    unset: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional({
    about: 'where traces go by OTLP over HTTP; none are made where it is not set',
    type: webAddress,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: optional({
    about: 'headers that go with them: name=value, with commas between',
    type: line,
    isSecret: true,
  }),
  OTEL_SERVICE_NAME: setting({
    about: 'what the shop is called in them',
    type: line,
    unset: 'dawakit',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    about: 'the share of requests that is traced, from 0 to 1',
    type: share,
    unset: '1',
  }),
} as const
