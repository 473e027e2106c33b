'use client'
import { type Appearance, cssOf } from './css-of.ts'

export interface AppearanceSheetProps {
  /** The properties to set, by the names of `tokens.css` without `--dawa-`. */
  appearance: Appearance
  /**
   * What has the look.
   * @default ':root'
   */
  selector?: string
  /** That of the page's Content-Security-Policy, where it asks for one. */
  nonce?: string
}

/** The look of the widgets on a page, as a `<style>` that a server can draw. */
export function AppearanceSheet({ appearance, selector, nonce }: AppearanceSheetProps) {
  const css = cssOf(appearance, selector)
  return (
    <style
      nonce={nonce}
      // The browser shows no script what a nonce is: React 18 takes it for another.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as a child, React 18 writes the quotes of a font as entities, which no sheet understands; `cssOf` lets nothing end the element
      dangerouslySetInnerHTML={{ __html: css }}
    />
  )
}
