import type { Words } from '../language/use-words.ts'

/** A way to pay as people call it: a gateway by its own name. */
export function methodName(words: Words, method: string): string {
  if (method === 'cod') return words('orders.methods.cod')
  return method.charAt(0).toUpperCase() + method.slice(1)
}
