export * from './limits.ts'
export type { PolicyStore } from './policy-store.ts'
