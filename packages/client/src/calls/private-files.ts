import type { ReturnPicture } from '@dawakit/core/contract'
import { offline } from '@dawakit/core/refusals'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import { ShopError } from '../shop-error.ts'
import type { TransportResponse } from '../transport/transport.ts'
import { callHeaders } from './call-headers.ts'
import { readAnswer } from './read-answer.ts'

/** Eight megabytes on a slow phone take longer than a call. */
const UPLOAD_TIMEOUT_MS = 120_000

const unreached = () => {
  throw new ShopError(offline)
}

export async function fetchPrivate(kernel: Kernel, url: string): Promise<Blob> {
  const { shop } = kernel
  const { transport } = await kernel.calls()
  const target = shop.imageUrl(url)
  const { origin } = new URL(shop.apiUrl, globalThis.location?.href)
  // The token goes to the API's own origin and nowhere else.
  const headers = new URL(target, origin).origin === origin ? callHeaders(kernel) : {}
  const response = await transport({ url: target, method: 'GET', headers, as: 'blob' }).catch(unreached)
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
    request.responseType = 'json'
    for (const name in headers) request.setRequestHeader(name, headers[name] as string)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    // Null is what is no JSON.
    request.onload = () => resolve({ status: request.status, body: request.response ?? undefined })
    request.onerror = request.ontimeout = reject
    request.send(body)
  })
}

/** @returns the answer's data */
async function upload(
  kernel: Kernel,
  name: string,
  fields: Record<string, string | File>,
  onProgress?: (done: number) => void,
): Promise<unknown> {
  const { transport } = await kernel.calls()
  const url = `${kernel.shop.apiUrl}/post/upload${name}`
  const body = new FormData()
  for (const field in fields) body.append(field, fields[field] as string | File)
  const headers = callHeaders(kernel)
  const response = await (onProgress && typeof XMLHttpRequest !== 'undefined'
    ? sendWithProgress(url, headers, body, onProgress)
    : transport({ url, method: 'POST', headers, body, timeoutMs: UPLOAD_TIMEOUT_MS, as: 'json' })
  ).catch(unreached)
  const { data } = readAnswer(response)
  onProgress?.(1)
  return data
}

/** @returns the new prescription's id; undefined where the API does not say it */
export async function uploadPrescription(
  kernel: Kernel,
  file: File,
  onProgress?: (done: number) => void,
): Promise<string | undefined> {
  const { shop } = kernel
  const fields = { prescription: file, id: kernel.user()?._id ?? '' }
  const data = await upload(kernel, 'Prescription', fields, onProgress)
  await shop.session.refresh()
  shop.notify({ kind: 'success', title: (shop.language?.notices ?? notices).prescription.uploaded })
  return (data as { id?: string } | null)?.id
}

export const uploadReturnPicture = (
  kernel: Kernel,
  orderId: string,
  picture: File,
  onProgress?: (done: number) => void,
) => upload(kernel, 'ReturnPicture', { picture, orderId }, onProgress) as Promise<ReturnPicture>
