import type { Kernel } from '../kernel.ts'
import { goodToken } from '../session/good-token.ts'

/** The partner's key, and the token while it is good. */
export function callHeaders(kernel: Kernel): Record<string, string> {
  const token = goodToken(kernel)
  return {
    ...(kernel.options.key && { 'X-Dawakit-Key': kernel.options.key }),
    ...(token && { Authorization: `JWT ${token}` }),
  }
}
