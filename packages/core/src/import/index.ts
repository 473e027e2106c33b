export * from './limits.ts'
export * from './presets.ts'
