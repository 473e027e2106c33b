import { LRUCache } from 'lru-cache'

export interface Picture {
  svg: string
  /** Strong, of the picture's content. */
  etag: string
}

/** Keeps the pictures asked for last. @param capacity - Characters of all pictures together. */
export function imageCache(capacity: number): LRUCache<string, Picture> {
  return new LRUCache({ maxSize: capacity, sizeCalculation: ({ svg }) => svg.length })
}
