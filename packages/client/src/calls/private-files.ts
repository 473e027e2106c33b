import { offline } from '@dawakit/core/refusals'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import { ShopError } from '../shop-error.ts'
import type { TransportResponse } from '../transport/transport.ts'
import { callHeaders } from './call-headers.ts'
import { readAnswer } from './read-answer.ts'

/** Eight megabytes on a slow phone take longer than a call. */
const UPLOAD_TIMEOUT_MS = 120_000

export async function fetchPrivate(kernel: Kernel, url: string): Promise<Blob> {
  const { shop } = kernel
  const { transport } = await kernel.calls()
  const target = shop.imageUrl(url)
  const { origin } = new URL(shop.apiUrl, globalThis.location?.href)
  // The token goes to the API's own origin and nowhere else.
  const headers = new URL(target, origin).origin === origin ? callHeaders(kernel) : {}
  const response = await transport({
    url: target,
    method: 'GET',
    headers,
    as: 'blob',
  }).catch(() => {
    throw new ShopError(offline)
  })
  if (response.status >= 400) readAnswer(response)
  return response.body as Blob
}

/** fetch has no upload progress; XMLHttpRequest has. */
function sendWithProgress(
  url: string,
  headers: Record<string, string>,
  body: FormData,
  onProgress: (done: number) => void,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = UPLOAD_TIMEOUT_MS
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) })
      } catch {
        resolve({ status: request.status, body: undefined })
      }
    }
    request.onerror = reject
    request.ontimeout = reject
    request.send(body)
  })
}

/** @returns the new prescription's id; undefined where the API does not say it */
export async function uploadPrescription(
  kernel: Kernel,
  file: File,
  onProgress?: (done: number) => void,
): Promise<string | undefined> {
  const { shop } = kernel
  const { transport } = await kernel.calls()
  const url = `${shop.apiUrl}/post/uploadPrescription`
  const body = new FormData()
  body.append('prescription', file)
  body.append('id', kernel.user()?._id ?? '')
  const headers = callHeaders(kernel)
  const response = await (onProgress && typeof XMLHttpRequest !== 'undefined'
    ? sendWithProgress(url, headers, body, onProgress)
    : transport({ url, method: 'POST', headers, body, timeoutMs: UPLOAD_TIMEOUT_MS, as: 'json' })
  ).catch(() => {
    throw new ShopError(offline)
  })
  const { data } = readAnswer(response)
  onProgress?.(1)
  await shop.session.refresh()
  const { uploaded } = (shop.language?.notices ?? notices).prescription
  shop.notify({ kind: 'success', title: uploaded })
  return (data as { id?: string } | null)?.id
}
