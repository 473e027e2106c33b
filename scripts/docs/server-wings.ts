import { arrowsBetween, arrowsOf } from './arrows.ts'

export const SERVER = 'packages/server/src/'

/** What lives in each wing of the server, from below: a wing imports those before it alone. */
export const WINGS: Readonly<Record<string, string>> = {
  ground:
    'What every call stands on: the database, requests and answers, what a call of the desk is, limits, outside services, what is watched, what is kept of the catalogue in memory.',
  messages: 'What leaves the shop as SMS, mail and WhatsApp: the outbox, and what comes back.',
  catalogue:
    'What is sold and how it is found: products, brands, pictures, search, pincodes, what may not be sold.',
  people:
    'Customers and staff: who they are, how they sign in, their addresses, carts and coupons, partners.',
  shelves: 'What is on the shelf: the batches of a product, what of them is sold, how packs move.',
  lists:
    'Lists that a shop brings and takes away: what an import makes of their rows, and its undoing. `packages/lists` reads them.',
  requests: 'What a customer asks for before there is an order: by prescription, or what is not in stock.',
  orders: 'An order from the cart to its end: placed, read, changed, told of, invoiced, with its balance.',
  money: 'What is paid, paid back and sent back: gateways, settlements, returns, payouts.',
  prescriptions: 'Prescriptions as files, and the pharmacist’s check of what needs one.',
  desk: 'What staff do with their hands: parcels, papers, orders by phone, a customer’s record.',
  keeping:
    'What staff keep up: products and their prices, categories, banners, what is bought, counted and to be ordered.',
  app: 'All calls and routes put together, with the API’s description, health and the brand.',
  operator: 'The shop as a program: settings, start, work that runs by itself, command line, backup, doctor.',
}

/** A wing's rooms are its folders; a file beside the wings stands for itself. */
export const wingOf = (file: string): string => file.slice(SERVER.length).split('/')[0] ?? ''
export const roomOf = (file: string): string => file.slice(SERVER.length).split('/').slice(0, 2).join('/')

/** Arrows between wings without those that follow from others. */
function shortestArrows(files: readonly string[]): string[] {
  const arrows = arrowsBetween(arrowsOf(files), wingOf)
  const reach = (from: string): Set<string> => {
    const next = [...(arrows.get(from) ?? [])]
    return new Set([...next, ...next.flatMap((wing) => [...reach(wing)])])
  }
  return Object.keys(WINGS).flatMap((from) => {
    const next = [...(arrows.get(from) ?? [])]
    return next
      .filter((to) => !next.some((other) => other !== to && reach(other).has(to)))
      .sort()
      .map((to) => `  ${from} --> ${to}`)
  })
}

const BEGIN = '<!-- wings: written by `npm run docs:tables` -->'
const END = '<!-- /wings -->'

/** `page` with the wings, their rooms and their arrows as `files` have them. */
export function withWings(page: string, files: readonly string[]): string {
  const inside = files.filter((file) => wingOf(file) in WINGS)
  const rows = Object.entries(WINGS).map(([wing, says]) => {
    const rooms = new Set(inside.filter((file) => wingOf(file) === wing).map(roomOf))
    const names = [...rooms].sort().map((room) => `\`${room.slice(wing.length + 1)}\``)
    return `| \`${wing}/\` | ${says} | ${names.join(' ')} |`
  })
  const text = [
    BEGIN,
    '',
    '| wing | what lives there | rooms |',
    '|---|---|---|',
    ...rows,
    '',
    '```mermaid',
    'flowchart BT',
    ...shortestArrows(inside),
    '```',
    '',
    END,
  ].join('\n')
  const [before = '', rest = ''] = page.split(BEGIN)
  return `${before}${text}${rest.split(END)[1] ?? ''}`
}
