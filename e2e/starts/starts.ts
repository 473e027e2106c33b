import { ports } from '../addresses.ts'

export type StartName = 'html' | 'react' | 'vue' | 'svelte' | 'astro' | 'next'

/** How a start is tried: where its built pages are, and which of them are what. */
interface TriedStart {
  port: number
  /** What a server of files gives out, from the start's folder; without it `npm run start` serves. */
  folder?: string
  checkout: string
  order: string
}

const next = ports.hosts + 1

/** The starts of docs/starts that are built and bought from. Each has a port, and so an origin, of its own. */
export const starts: Readonly<Record<StartName, TriedStart>> = {
  html: { port: next, folder: '.', checkout: '/checkout.html', order: '/order.html' },
  react: { port: next + 1, folder: 'dist', checkout: '/checkout', order: '/order' },
  vue: { port: next + 2, folder: 'dist', checkout: '/checkout', order: '/order' },
  svelte: { port: next + 3, folder: 'dist', checkout: '/checkout', order: '/order' },
  astro: { port: next + 4, folder: 'dist', checkout: '/checkout/', order: '/order/' },
  next: { port: next + 5, checkout: '/checkout', order: '/order' },
}

export const startNames = Object.keys(starts) as StartName[]

export const addressOf = (name: StartName): string => `http://localhost:${starts[name].port}`
