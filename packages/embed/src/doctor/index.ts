export { csp } from './csp.ts'
export { doctor } from './doctor.ts'
