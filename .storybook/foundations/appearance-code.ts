import type { Appearance } from '@dawakit/widgets/appearance'

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replace(/\s+/g, ' ')}'`

/** An appearance as the module that a React page takes over. */
export function appearanceCode(appearance: Appearance): string {
  const lines = Object.entries(appearance).map(([name, value]) =>
    typeof value === 'string'
      ? `  ${name}: ${quoted(value)},\n`
      : `  ${name}: { light: ${quoted(value.light)}, dark: ${quoted(value.dark)} },\n`,
  )
  return `import { type Appearance, AppearanceSheet } from '@dawakit/widgets/appearance'

const appearance: Appearance = {
${lines.join('')}}

export const Look = () => <AppearanceSheet appearance={appearance} />
`
}
