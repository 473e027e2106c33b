import { LoadError } from './load.ts'

/** What was loaded, or null where the API does not know the address, or says that it cannot be one. */
export async function orNotFound<Loaded>(loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof LoadError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
