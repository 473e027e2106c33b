import { z } from 'zod'

/** What became of a message that was taken. */
const status = z.object({
  id: z.string().max(200),
  status: z.string(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})

/** What a customer wrote, or pressed. */
const message = z.object({
  from: z.string().max(20),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})

const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.array(z.unknown()).default([]),
    messages: z.array(z.unknown()).default([]),
  }),
})

const report = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()) })),
})

export interface Report {
  statuses: z.output<typeof status>[]
  messages: z.output<typeof message>[]
}

/** What of a report is about our number. Whatever it has besides is none of our business. */
export function readReport(rawBody: string, phoneNumberId: string): Report {
  const entries = report.safeParse(parsed(rawBody)).data?.entry ?? []
  const values = entries
    .flatMap(({ changes }) => changes)
    .flatMap((one) => change.safeParse(one).data ?? [])
    .map(({ value }) => value)
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
  return {
    statuses: values.flatMap(({ statuses }) => statuses).flatMap((one) => status.safeParse(one).data ?? []),
    messages: values.flatMap(({ messages }) => messages).flatMap((one) => message.safeParse(one).data ?? []),
  }
}

function parsed(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
