export async function csp(_?: string): Promise<readonly string[]> {
  return []
}
