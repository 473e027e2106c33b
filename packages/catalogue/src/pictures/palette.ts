import { hashOf } from '../prng.ts'

/** The colours of one family of packs. */
export interface Palette {
  /** Text and dark areas. */
  deep: string
  /** The family's colour. */
  main: string
  /** A light area. */
  tint: string
  /** A small contrast. */
  accent: string
}

const palettes: readonly Palette[] = [
  { deep: '#0A4F3A', main: '#178A63', tint: '#DDF1E8', accent: '#F2A20C' },
  { deep: '#0B4A5E', main: '#1789A8', tint: '#DCEFF5', accent: '#F08A4B' },
  { deep: '#1B3F86', main: '#3568C9', tint: '#E1EAFA', accent: '#F2B233' },
  { deep: '#3B2F7F', main: '#6A5AC0', tint: '#E9E6F8', accent: '#37B6A4' },
  { deep: '#5F2560', main: '#9A4A99', tint: '#F4E5F3', accent: '#F0A93B' },
  { deep: '#8A1F3D', main: '#C8496A', tint: '#FAE4EA', accent: '#2F7FB8' },
  { deep: '#8C2F1B', main: '#CF5B3B', tint: '#FBE7E0', accent: '#2E8B79' },
  { deep: '#7A4A06', main: '#D08A1C', tint: '#FBEFD6', accent: '#22705A' },
  { deep: '#4A5412', main: '#869631', tint: '#F0F3DA', accent: '#C85C35' },
  { deep: '#24414F', main: '#557B8D', tint: '#E4ECF0', accent: '#E0633E' },
  { deep: '#0B5A57', main: '#24A19A', tint: '#DBF2F0', accent: '#E5527A' },
  { deep: '#1F2A55', main: '#46558F', tint: '#E4E7F3', accent: '#F59E42' },
  { deep: '#20512A', main: '#4D9A4F', tint: '#E4F2E1', accent: '#D9A514' },
  { deep: '#6B2E12', main: '#B0673A', tint: '#F6E8DC', accent: '#3F8F8B' },
]

const shelf: Palette = { deep: '#0A4F3A', main: '#178A63', tint: '#DDF1E8', accent: '#F2A20C' }

/** A family by its place in the list. */
export const paletteAt = (place: number): Palette => palettes[place] ?? shelf

/** The same key has the same colours: a brand's or a category's name. */
export function paletteOf(key: string): Palette {
  return palettes[hashOf(key) % palettes.length] ?? shelf
}

/** Light and shade over what is round: `r` for what stands, `v` for what lies. */
const stops =
  '<stop stop-color="#000" stop-opacity=".17"/><stop offset=".2" stop-color="#fff" stop-opacity=".38"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>'
export const roundShade = `<linearGradient id="r">${stops}</linearGradient>`
export const lyingShade = `<linearGradient id="v" x2="0" y2="1">${stops}</linearGradient>`

/** The shadow on the ground right below what stands there, from `left` to `right`; `y` is its foot. */
export function contactShadow(left: number, right: number, y: number): string {
  const [x, rx] = [Math.round((left + right) / 2), Math.round((right - left) / 2)]
  return `<ellipse cx="${x}" cy="${y + 1}" rx="${rx + 8}" ry="9" fill="#10231F" opacity=".1"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="5" fill="#10231F" opacity=".22"/>`
}
