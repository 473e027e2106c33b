import { gstStateOf } from '@dawakit/core/tax'
import { z } from 'zod'
import type { PostalProvider } from '../context/providers.ts'
import { askFor } from './ask.ts'

const office = z.object({ District: z.string(), State: z.string() })
/** Every outcome is a list of one object whose Status says how the search went. */
const outcomes = z.tuple(
  [
    z.discriminatedUnion('Status', [
      z.object({ Status: z.literal('Success'), PostOffice: z.array(office).min(1) }),
      z.object({ Status: z.literal(['Error', '404']) }),
    ]),
  ],
  z.unknown(),
)

/**
 * India Post's pincode lookup.
 * A pincode with offices of several districts belongs to the one with most of them.
 */
export function postalPincodes({ url }: { url: string }): PostalProvider {
  return {
    async lookUp(pincode) {
      const address = `${url}/pincode/${encodeURIComponent(pincode)}`
      // A page of HTML or half an answer is an outage: never "no such pincode".
      const [outcome] = await askFor('postal', address, outcomes, { method: 'GET' })
      return outcome.Status === 'Success' ? majority(outcome.PostOffice) : null
    },
  }
}

function majority(offices: { District: string; State: string }[]): { district: string; state: string } {
  const counts = new Map<string, number>()
  for (const { District, State } of offices) {
    const place = JSON.stringify([District, State])
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const [place = '["",""]'] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? []
  const [district, state] = JSON.parse(place) as [string, string]
  const stateName = state.replaceAll('&', 'and').replace(/\s+/g, ' ').trim()
  return { district, state: gstStateOf(stateName)?.name ?? stateName }
}
