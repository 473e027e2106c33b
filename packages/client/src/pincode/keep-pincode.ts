import type { Kernel } from '../kernel.ts'
import { PINCODE_KEY } from '../storage/storage-keys.ts'
import type { Pincode } from '../types.ts'

/** Keeps a pincode in the browser, and tells the listeners. */
export function keepPincode(kernel: Kernel, pincode: Pincode): void {
  kernel.storage.setItem(PINCODE_KEY, JSON.stringify(pincode))
  kernel.$pincode.set(pincode)
  kernel.emit('pincode:change', pincode)
}
