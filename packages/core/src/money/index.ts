export * from './paise.ts'
