export * from './needs-batch.ts'
