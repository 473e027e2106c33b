import type { Brand } from '../../ground/context/brand.ts'

/** What a shop says of itself by law, and whom its customers ask. */
const OWN = [
  'STORE_OWNER',
  'STORE_ADDRESS',
  'STORE_PHONE',
  'STORE_EMAIL',
  'STORE_STATE',
  'STORE_GSTIN',
  'STORE_DRUG_LICENCE',
  'GRIEVANCE_OFFICER',
] as const

/** Settings by which a shop with a name of its own would still say what the reference shop says. */
export function leftToSet({ isReference }: Brand, env: Record<string, string | undefined>): string[] {
  return isReference ? [] : OWN.filter((name) => !env[name]?.trim())
}
