/** The JSON object in a request's body; undefined when the body is anything else. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const value: unknown = JSON.parse(await request.text())
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
