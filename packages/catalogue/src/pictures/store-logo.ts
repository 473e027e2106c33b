import { sans, svgPicture } from './svg-text.ts'

const leafPill =
  '<rect x="4" y="14" width="40" height="20" rx="10" transform="rotate(-45 24 24)" fill="#0B6E4F"/><path d="M24 24 9.9 38.1A10 10 0 0 1 9.9 24L17 16.9z" fill="#F2A20C"/><path d="M27 29c1-8 5-12 12-13-1 8-5 12-12 13z" fill="#E4F3EC"/>'

/** The store's sign alone, 48 × 48: a capsule with a leaf. */
export function storeSign(): string {
  return svgPicture(48, 48, 'Dawakit', leafPill)
}

/** Sign and word, 188 × 48. @param isOnDark - For dark grounds. */
export function storeLogo(isOnDark = false): string {
  const ink = isOnDark ? '#FFFFFF' : '#10231F'
  const word = `<text x="56" y="34" font-family="${sans}" font-size="30" font-weight="800" letter-spacing="-.8" fill="${ink}">Dawa<tspan fill="${isOnDark ? '#8FD6B8' : '#0B6E4F'}">kit</tspan></text>`
  return svgPicture(188, 48, 'Dawakit', leafPill + word)
}
