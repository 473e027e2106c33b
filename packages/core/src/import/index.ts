export * from './import-guesses.ts'
export * from './limits.ts'
export * from './presets.ts'
