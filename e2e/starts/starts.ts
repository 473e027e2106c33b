import { ports } from '../addresses.ts'

export type StartName = 'html' | 'react' | 'vue' | 'svelte' | 'astro' | 'next' | 'wordpress' | 'shopify'

/** How a start is tried: who gives out its pages, and which of them are what. */
interface TriedStart {
  port: number
  /** What a server of files gives out once it is built, from the start's folder. */
  folder?: string
  /** A program of e2e/starts that is what the start is written for; with neither, the start's own `npm run start` serves. */
  program?: string
  /** Where somebody begins. */
  home?: string
  checkout: string
  order: string
  /** Of the product's name, where the page has a title of its own above it. */
  headingLevel?: number
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
  wordpress: {
    port: next + 6,
    program: 'wordpress/serve-wordpress.ts',
    home: '/medicines/',
    checkout: '/checkout/',
    order: '/my-order/',
    headingLevel: 2,
  },
  shopify: {
    port: next + 7,
    program: 'shopify/serve-theme.ts',
    home: '/pages/medicines',
    checkout: '/pages/medicine-checkout',
    order: '/pages/my-order',
    headingLevel: 2,
  },
}

export const startNames = Object.keys(starts) as StartName[]

export const addressOf = (name: StartName): string => `http://localhost:${starts[name].port}`
