export * from './register-number.ts'
export * from './register-words.ts'
export * from './registers-of.ts'
