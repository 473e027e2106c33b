import type { AnyCall } from './http/define-call.ts'

/** Every JSON call of the API, one list per noun. */
export const calls: AnyCall[] = []
