import { gstStateOf } from '@dawakit/core/tax'
import { z } from 'zod'
import type { PostalProvider } from '../context/providers.ts'
import { ask } from './ask.ts'
import { ProviderError } from './provider-error.ts'

/** Every outcome is a list of one object whose Status says how the search went. */
const answerSchema = z.array(
  z.object({
    Status: z.string(),
    PostOffice: z.array(z.object({ District: z.string(), State: z.string() })).nullish(),
  }),
)

/**
 * India Post's pincode lookup.
 * A pincode with offices of several districts belongs to the one with most of them.
 */
export function postalPincodes({ url }: { url: string }): PostalProvider {
  return {
    async lookUp(pincode) {
      const answer = await ask('postal', `${url}/pincode/${encodeURIComponent(pincode)}`, { method: 'GET' })
      const text = await answer.text().catch(() => '')
      const outcome = readOutcome(text)
      if (outcome?.Status === 'Success' && outcome.PostOffice?.length) return majority(outcome.PostOffice)
      if (outcome?.Status === 'Error' || outcome?.Status === '404') return null
      // A page of HTML or half an answer is an outage: never "no such pincode".
      throw new ProviderError('postal', answer.status)
    },
  }
}

type Outcome = z.infer<typeof answerSchema>[number]

function readOutcome(text: string): Outcome | undefined {
  try {
    return answerSchema.parse(JSON.parse(text))[0]
  } catch {
    return undefined
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
