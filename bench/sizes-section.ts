import { measureSizes } from '../scripts/check/sizes.ts'
import type { Figure, Section } from './figure.ts'

/** What pages load, against the budgets that the build is held to. */
export async function sizesSection(): Promise<Section> {
  const sizes = await measureSizes()
  const figures = sizes.flatMap(({ name, bytes, limit, files, requests, peer }): Figure[] => [
    {
      name,
      ours: bytes,
      unit: 'B',
      limit,
      peers: [{ name: peer.name, value: peer.bytes }],
      isEnforced: true,
    },
    ...(requests === undefined
      ? []
      : [
          {
            name: `${name}: requests`,
            ours: files.length,
            unit: '' as const,
            limit: requests,
            isEnforced: true,
          },
        ]),
  ])
  return { title: 'Bytes, brotli 11, all in', figures }
}
