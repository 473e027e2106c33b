/// <reference types="vite/client" />
import page from '../../docs/theming.md?raw'

/** Each example of docs/theming.md that is CSS, as it stands there. */
export const themingBlocks: readonly string[] = [...page.matchAll(/```css\n([\s\S]*?)```/g)].map(
  ([, css = '']) => css,
)

/** What finds the block of a story: a part of it that no other has. */
export const BLOCK_OF = {
  brand: '--dawa-radius-control: 999px',
  pair: 'light-dark(',
  bothSaid: '[data-dawa-theme="dark"] {',
  parts: '::part(action)',
  forms: '.dawa-address-form__actions',
} as const

/** The example that a story shows. */
export function themingBlock(name: keyof typeof BLOCK_OF): string {
  const found = themingBlocks.filter((css) => css.includes(BLOCK_OF[name]))
  const [css] = found
  if (css === undefined || found.length > 1)
    throw new Error(`docs/theming.md has ${found.length} examples '${name}'.`)
  return css
}
