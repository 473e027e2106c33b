import type { ImageRef } from './types.ts'

/** An image's absolute address at this API, or '' when it has none. */
export function imageUrl(apiUrl: string, ref: ImageRef | null | undefined): string {
  const url = (typeof ref === 'string' ? ref : (ref?.url ?? ref?.imageUrl)) ?? ''
  if (!url || /^(\w+:|\/\/)/.test(url)) return url
  return (url[0] === '/' ? (apiUrl.match(/^\w*:?\/\/[^/]+/)?.[0] ?? '') : `${apiUrl}/`) + url
}
