/** What the parts of a shop call each other by: names of the `Kernel` that no page can see. */
const INTERNAL =
  /\b(showGuestCart|becomeGuest|setSession|showCart|setCoupon|keepPincode|createEvents|createNotices)\b/g

/** Shortens the names that a minifier must take for public ones. */
export function shortNames() {
  const names = new Map<string, string>()
  return {
    name: 'dawakit-short-names',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!id.includes('/packages/client/src/')) return
      return code.replace(INTERNAL, (name) => {
        const short = names.get(name) ?? `k${names.size}_`
        names.set(name, short)
        return short
      })
    },
  }
}
