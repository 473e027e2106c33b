import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMetrics } from '../../../packages/server/src/ground/watching/metrics/metrics.ts'
import { rowsBelow } from './docs-table.ts'

const metrics = createMetrics()
const ours = metrics.registry.getMetricsAsArray()
metrics.watchProcess()
const all = metrics.registry.getMetricsAsArray()

it('the table of metrics says of each what the code does', () => {
  const told = rowsBelow('Metrics', 'docs/watching.md')
  const done = ours.map(({ name, type, help, ...metric }) => {
    const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : []
    return [`\`${name}\``, String(type), labels.map((label) => `\`${label}\``).join(', ') || '–', help]
  })
  expect(told).toEqual(done)
})

it('dashboards and rules name metrics that there are', () => {
  const known = all.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const files = globSync('examples/deploy/{grafana,prometheus}/*')
  expect(files.length).toBeGreaterThan(2)
  const named = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b(dawakit|nodejs|process)_[a-z0-9_]+/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
