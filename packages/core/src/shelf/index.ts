export * from './propose-batches.ts'
export * from './sale-days.ts'
