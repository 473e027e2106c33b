import type { OrderInput } from '@dawakit/client'

/**
 * The idempotency key of an order: the same for every attempt of one unchanged order, so that a
 * repeated one is answered again instead of being made twice.
 */
export function createOrderKeys() {
  let of: string | undefined
  let key = ''
  return {
    keyOf(order: OrderInput): string {
      const content = JSON.stringify(order)
      if (content !== of) {
        of = content
        // Not `randomUUID`: a page without TLS lacks it.
        key = [...crypto.getRandomValues(new Uint8Array(16))]
          .map((byte) => byte.toString(16).padStart(2, '0'))
          .join('')
      }
      return key
    },
    /** The server refused this order: the next attempt is a new one. */
    forget() {
      of = undefined
    },
  }
}
