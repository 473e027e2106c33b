import type { Kernel } from '../kernel.ts'
import { PINCODE_KEY } from '../storage/storage-keys.ts'
import type { Pincode } from '../types.ts'
import { readPincode } from './read-pincode.ts'

/** Keeps a pincode in the browser, and tells the listeners. */
export function keepPincode(kernel: Kernel, pincode: Pincode): void {
  kernel.storage.setItem(PINCODE_KEY, JSON.stringify(pincode))
  kernel.$pincode.set(pincode)
  kernel.emit('pincode:change', pincode)
}

/** Shows the pincode that the browser keeps now; the listeners hear of another one. */
export function showPincode({ storage, $pincode, emit }: Kernel): void {
  const pincode = readPincode(storage)
  if (pincode?.pincode === $pincode.get()?.pincode) return
  $pincode.set(pincode)
  emit('pincode:change', pincode)
}

/** A pincode that the browser kept has gone: no longer shown, and the listeners hear of it. */
export function forgetPincode(kernel: Kernel): void {
  if (!kernel.$pincode.get()) return
  kernel.$pincode.set(null)
  kernel.emit('pincode:change', null)
}
