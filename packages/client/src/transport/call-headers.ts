import type { Kernel } from '../kernel.ts'

/** The partner's key, and the token while it is good. */
export function callHeaders(kernel: Kernel): Record<string, string> {
  const token = kernel.goodToken()
  return {
    ...(kernel.key && { 'X-Dawakit-Key': kernel.key }),
    ...(token && { Authorization: `JWT ${token}` }),
  }
}
