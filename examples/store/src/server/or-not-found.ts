import { LoadError } from './load.ts'

/** What was loaded, or null where the API says 404. Any other failure stays one. */
export async function orNotFound<Loaded>(loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof LoadError && error.status === 404) return null
    throw error
  }
}
