export * from './correction-reasons.ts'
export * from './explain-count.ts'
export * from './propose-batches.ts'
export * from './sale-days.ts'
