/**
 * Line drawings on a grid of 48, drawn with `currentColor` strokes 2.6 wide and fills set by
 * the caller: `.f` marks what is filled with the tint.
 */
export const glyphs = {
  pill: '<rect class="f" x="7" y="17" width="34" height="15" rx="7.5" transform="rotate(-38 24 24)"/><path d="m19.5 18.5 9.4 11.8"/>',
  strip:
    '<rect class="f" x="9" y="8" width="30" height="32" rx="4"/><circle cx="18" cy="17" r="3.6"/><circle cx="30" cy="17" r="3.6"/><circle cx="18" cy="31" r="3.6"/><circle cx="30" cy="31" r="3.6"/>',
  heart:
    '<path class="f" d="M24 41S7 31 7 18.5A9 9 0 0 1 24 14a9 9 0 0 1 17 4.5C41 31 24 41 24 41z"/><path d="M8 24h9l3-6 5 11 3-5h12"/>',
  drop: '<path class="f" d="M24 6s13 14.5 13 23a13 13 0 0 1-26 0C11 20.5 24 6 24 6z"/><path d="M18 30a6 6 0 0 0 6 6"/>',
  lungs:
    '<path class="f" d="M20 18c-7 0-12 9-12 18 0 5 12 4 12-2zM28 18c7 0 12 9 12 18 0 5-12 4-12-2z"/><path d="M24 7v13m0 0-4 5m4-5 4 5"/>',
  stomach:
    '<path class="f" d="M20 6c0 8 1 9-4 14-6 6-7 12-4 17 2 4 8 5 12 3 10-3 15-9 15-17 0-6-8-8-11-2"/><path d="M20 6v5m8 10c-1-5-1-9-1-15"/>',
  brain:
    '<path class="f" d="M23 10a6 6 0 0 0-10 3 6 6 0 0 0-4 9 6 6 0 0 0 2 10 7 7 0 0 0 12 5zM25 10a6 6 0 0 1 10 3 6 6 0 0 1 4 9 6 6 0 0 1-2 10 7 7 0 0 1-12 5z"/><path d="M15 20c3 0 5 1 5 4m13-4c-3 0-5 1-5 4M16 31c2 0 4-1 4-3m12 3c-2 0-4-1-4-3"/>',
  mind: '<path class="f" d="M15 41v-7c-5-3-7-8-6-14C10 12 17 7 25 7c9 0 14 7 14 14l3 6-4 2v6h-8v6"/><path d="M24 25s-6-4-6-8 5-4 6-1c1-3 6-3 6 1s-6 8-6 8z"/>',
  bone: '<path class="f" d="M15 27a5.5 5.5 0 1 0-5 6 5.5 5.5 0 1 0 10-1l12-12a5.5 5.5 0 1 0 6-5 5.5 5.5 0 1 0-10 0z" transform="rotate(0 24 24)"/>',
  joint:
    '<path class="f" d="M17 5v13c-4 4-4 9 0 12v13h14V30c4-3 4-8 0-12V5z"/><path d="M15 24h18M17 24c3 4 11 4 14 0"/>',
  skin: '<path class="f" d="M7 25h34v15H7z"/><path d="M7 25c4-4 6 3 10 0s6-3 9 0 6 3 8 0 4-2 7 0M16 33h.1m7.9 3h.1m7.9-3h.1M24 18V8m-8 9-4-6m20 6 4-6"/>',
  sun: '<circle class="f" cx="24" cy="24" r="9"/><path d="M24 6v4m0 28v4M6 24h4m28 0h4M11 11l3 3m20 20 3 3m0-26-3 3M14 34l-3 3"/>',
  face: '<circle class="f" cx="24" cy="25" r="15"/><path d="M18 23v2m12-2v2m-11 6c3 3 7 3 10 0M9 22c6 0 12-3 14-9 3 5 9 8 16 8"/>',
  hair: '<path class="f" d="M10 42c-4-20 2-35 14-35s18 15 14 35"/><path d="M17 42c-3-15-1-24 7-28M31 42c2-9 2-17-2-22M24 42V26"/>',
  eye: '<path class="f" d="M4 24s8-13 20-13 20 13 20 13-8 13-20 13S4 24 4 24z"/><circle cx="24" cy="24" r="6"/>',
  ear: '<path class="f" d="M13 21a11 11 0 0 1 22 0c0 9-8 9-9 16-1 5-9 5-9-1"/><path d="M18 21a6 6 0 0 1 12 0c0 4-5 4-5 8"/>',
  tooth:
    '<path class="f" d="M12 9c5-3 8 1 12 1s7-4 12-1c6 4 4 13 1 18-2 4-1 14-5 14s-3-11-8-11-4 11-8 11-3-10-5-14c-3-5-5-14 1-18z"/>',
  brush:
    '<rect class="f" x="5" y="20" width="38" height="8" rx="4"/><path d="M27 20v-7m5 7v-7m5 7v-7m-12 7v-7h14v7"/>',
  kidney:
    '<path class="f" d="M20 9c-9-3-14 5-13 15s6 15 11 14c6-1 3-7 3-11s5-3 5-9c0-5-2-8-6-9z"/><path d="M26 19h9v22M12 18c3 2 4 4 4 8"/>',
  gland:
    '<path class="f" d="M22 22C17 11 8 12 8 22s7 16 13 12l3-5 3 5c6 4 13-2 13-12s-9-11-14 0z"/><path d="M20 6v10m8-10v10"/>',
  flower: '<circle class="f" cx="24" cy="17" r="10"/><path d="M24 27v15m-7-8h14"/>',
  woman:
    '<circle class="f" cx="24" cy="12" r="6"/><path class="f" d="M17 41c-6-9-1-20 7-20s13 11 7 20z"/><path d="M24 29v6m-3-3h6"/>',
  baby: '<circle class="f" cx="24" cy="24" r="15"/><path d="M18 23v1m12-1v1m-11 6c3 3 7 3 10 0M24 9c-2 3 1 5 3 3"/>',
  bottle:
    '<path class="f" d="M16 18h16v20a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4z"/><path d="M18 18c0-5 2-6 3-11h6c1 5 3 6 3 11M21 26h6m-6 6h6"/>',
  leaf: '<path class="f" d="M9 39C5 20 17 8 41 8c0 24-11 36-28 30"/><path d="M7 43c4-12 12-19 22-24"/>',
  mortar:
    '<path class="f" d="M8 22h32c0 10-6 15-10 16v4H18v-4C14 37 8 32 8 22z"/><path d="M27 22 37 7M5 22h38"/>',
  dumbbell: '<path class="f" d="M10 15h6v18h-6zM32 15h6v18h-6z"/><path d="M16 24h16M5 19v10m38-10v10"/>',
  jar: '<path class="f" d="M12 16h24v22a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z"/><path d="M10 8h28v8H10zM12 24h24m-24 9h24"/>',
  cup: '<path class="f" d="M9 18h24v12c0 7-4 10-9 10h-6c-5 0-9-3-9-10z"/><path d="M33 21c8-2 10 10-1 11M16 12c-2-3 2-3 0-6m9 6c-2-3 2-3 0-6"/>',
  citrus:
    '<circle class="f" cx="24" cy="24" r="17"/><circle cx="24" cy="24" r="12"/><path d="M24 12v24M12 24h24m-20.5-8.5 17 17m0-17-17 17"/>',
  fish: '<path class="f" d="M5 24c8-12 21-13 29-3l9-7v20l-9-7c-8 10-21 9-29-3z"/><path d="M14 22v1m7-6c3 5 3 9 0 14"/>',
  thermometer:
    '<path class="f" d="M19 9a5 5 0 0 1 10 0v18a9 9 0 1 1-10 0z"/><path d="M24 16v16m0 0a3 3 0 1 0 .1 0M33 12h5m-5 7h5"/>',
  monitor:
    '<rect class="f" x="5" y="10" width="30" height="25" rx="4"/><path d="M10 22h5l3-6 4 11 3-5h5M35 28c8 0 9 12 0 12h-9"/>',
  meter:
    '<rect class="f" x="13" y="5" width="22" height="32" rx="6"/><rect x="18" y="11" width="12" height="10" rx="2"/><path d="M22 37v6h4v-6M22 28h4"/>',
  clip: '<rect class="f" x="8" y="12" width="32" height="11" rx="5"/><path class="f" d="M8 27h32v6a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5z"/><path d="M14 17h8m6 0h6"/>',
  nebuliser:
    '<path class="f" d="M9 40V26a6 6 0 0 1 6-6h12v20z"/><path d="M27 30h7V17m-5-9c1 7 0 9 5 9s4-2 5-9zM14 28h6m-6 5h6"/>',
  scale:
    '<rect class="f" x="7" y="8" width="34" height="33" rx="6"/><path d="M15 20a9 7 0 0 1 18 0zm9-1 3-4"/>',
  hotbag:
    '<path class="f" d="M18 14h12c6 4 7 24 3 28H15c-4-4-3-24 3-28z"/><path d="M19 7h10l-2 7h-6zM20 34c-3-4 4-6 1-11m8 11c-3-4 4-6 1-11"/>',
  watch:
    '<rect class="f" x="14" y="13" width="20" height="22" rx="6"/><path d="M18 13l1-8h10l1 8m-12 22 1 8h10l1-8m-13-11h3l2-4 3 7 2-3"/>',
  syringe:
    '<path class="f" d="m14 26 12-12 9 9-12 12z"/><path d="m30 10 9 9M34.5 14.5l6-6M37 5l6 6M18 31 7 42m12-20 4 4m1-9 4 4"/>',
  bandage:
    '<rect class="f" x="3" y="16" width="42" height="16" rx="8" transform="rotate(-42 24 24)"/><path d="m18 17 13 13M21 26h.1m2.9-2h.1m2.9-2h.1M24 28h.1m-.1-8h.1"/>',
  gauze:
    '<circle class="f" cx="19" cy="24" r="14"/><circle cx="19" cy="24" r="5"/><path d="M19 38h24V28h-11"/>',
  mask: '<path class="f" d="M9 19c8 0 10-4 15-4s7 4 15 4v9c0 6-8 9-15 9s-15-3-15-9z"/><path d="M9 20c-7-2-7 9 0 9m30-9c7-2 7 9 0 9M16 25h16m-16 5h16"/>',
  glove:
    '<path class="f" d="M15 42V30l-6-8c-1-3 3-4 5-2l4 4V9c0-4 5-4 5 0v-2c0-4 5-4 5 0v3c0-3 5-3 5 0v5c0-3 5-3 5 0v13c0 4-3 6-3 14z"/><path d="M15 36h20"/>',
  cross:
    '<rect class="f" x="6" y="12" width="36" height="28" rx="5"/><path d="M17 12V7h14v5M24 19v14m-7-7h14"/>',
  stethoscope:
    '<path d="M11 7H8v10a9 9 0 0 0 18 0V7h-3M17 26v5c0 14 20 14 20 0v-4"/><circle class="f" cx="37" cy="22" r="5"/>',
  knee: '<path class="f" d="M15 5h14l2 17-3 21H15l-1-21z"/><path d="M14 15h16m-16 18h15M17 24a5 5 0 1 0 11 0 5 5 0 1 0-11 0z"/>',
  belt: '<path class="f" d="M5 16c12 4 26 4 38 0v17c-12 4-26 4-38 0z"/><path d="M15 18v17m18-17v17m-13-9h8"/>',
  collar:
    '<path class="f" d="M8 22c8-8 24-8 32 0v11c-8 7-24 7-32 0z"/><path d="M8 24c8 6 24 6 32 0M18 30h12"/>',
  wrist:
    '<path class="f" d="M13 43V24l-3-9c0-4 5-4 6 0l2 6V8c0-4 5-4 5 0 0-4 5-4 5 0v2c0-3 5-3 5 0v20l-4 13z"/><path d="M13 30h18m-18 7h17"/>',
  cane: '<path d="M17 43V14a7 7 0 0 1 14 0v3M12 43h10"/><circle class="f" cx="35" cy="37" r="5"/>',
  wheelchair:
    '<circle class="f" cx="20" cy="32" r="11"/><circle cx="19" cy="8" r="3"/><path d="M19 14v11h12l6 12h4M19 19h9"/>',
  spray:
    '<path class="f" d="M13 22h18v16a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4z"/><path d="M17 22v-6h10v6m-8-6V8h10l4 4M37 8h4m-3 5 4 2M38 4l3-1"/>',
  mosquito:
    '<path class="f" d="M20 24C10 10 5 16 8 20s12 4 12 4zM28 24c10-14 15-8 12-4s-12 4-12 4z"/><path d="M24 20v20m0-20-2-8h4zM20 28l-9 12m17-12 9 12"/>',
  soap: '<rect class="f" x="7" y="20" width="34" height="20" rx="9"/><path d="M17 30h14M15 13a3 3 0 1 0 .1 0M25 9a2 2 0 1 0 .1 0m6 3a3 3 0 1 0 .1 0"/>',
  razor: '<path class="f" d="M8 9h24v8H8z"/><path d="M20 17v9l8 16M12 13h16"/>',
  lips: '<path class="f" d="M5 24c7-10 14-11 19-7 5-4 12-3 19 7-7 11-31 11-38 0z"/><path d="M5 24c12 3 26 3 38 0"/>',
  ring: '<circle class="f" cx="24" cy="24" r="17"/><circle cx="24" cy="24" r="8"/>',
  diaper: '<path class="f" d="M5 13h38v8c-8 0-13 6-13 14H18c0-8-5-14-13-14z"/><path d="M5 18h7m24 0h7"/>',
  pad: '<path class="f" d="M17 8c5-5 9-5 14 0 2 3 1 6 0 10s-1 8 0 12 2 7 0 10c-5 4-9 4-14 0-2-3-1-6 0-10s1-8 0-12-2-7 0-10z"/><path d="M24 13c-3 6-3 16 0 22 3-6 3-16 0-22z"/>',
  toy: '<circle class="f" cx="24" cy="17" r="10"/><circle cx="13" cy="9" r="4"/><circle cx="35" cy="9" r="4"/><path class="f" d="M15 25c-6 7-5 17 9 17s15-10 9-17"/><path d="M20 16v1m8-1v1m-6 4h4"/>',
  ribbon: '<path class="f" d="M16 42 28 20c5-9 0-14-4-14s-9 5-4 14l12 22-6-2-2 2-2-5"/>',
  microbe:
    '<circle class="f" cx="24" cy="24" r="11"/><path d="M24 6v7m0 22v7M6 24h7m22 0h7M11 11l5 5m16 16 5 5m0-26-5 5M16 32l-5 5M21 22h.1m6 3h.1m-5 3h.1"/>',
  pollen:
    '<circle class="f" cx="24" cy="24" r="6"/><circle cx="24" cy="12" r="6"/><circle cx="24" cy="36" r="6"/><circle cx="12" cy="24" r="6"/><circle cx="36" cy="24" r="6"/>',
  shield:
    '<path class="f" d="M24 5 8 11v12c0 10 7 16 16 20 9-4 16-10 16-20V11z"/><path d="M24 16v15m-7.5-7.5h15"/>',
  pulse:
    '<rect class="f" x="6" y="9" width="36" height="26" rx="4"/><path d="M11 23h7l3-8 5 14 4-6h7M18 42h12m-6-7v7"/>',
  bladder:
    '<path class="f" d="M24 14c10 0 14 7 13 14s-7 9-10 10v5h-6v-5c-3-1-9-3-10-10s3-14 13-14z"/><path d="M18 14C16 9 13 8 9 7m21 7c2-5 5-6 9-7M15 27c5-3 13 3 18 0"/>',
  liver:
    '<path class="f" d="M6 14c10-6 24-4 36 0 2 8-6 10-12 13-7 4-10 13-16 13S4 26 6 14z"/><path d="M25 12c0 6-2 10-6 14"/>',
  waist:
    '<path class="f" d="M14 6c4 10 3 13-1 20-2 6-1 12 1 16h20c2-4 3-10 1-16-4-7-5-10-1-20"/><path d="M14 26c6 4 14 4 20 0"/>',
  capsuleBottle:
    '<path class="f" d="M13 16h22v22a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4z"/><path d="M11 7h26v9H11zm6 17h14v10H17z"/>',
} as const satisfies Record<string, string>

export type GlyphName = keyof typeof glyphs

/** A glyph in a square of `size` at `x`, `y`. */
export function glyph(
  name: GlyphName,
  x: number,
  y: number,
  size: number,
  stroke: string,
  fill: string,
): string {
  const scale = Math.round((size / 48) * 1000) / 1000
  const drawing = glyphs[name].replaceAll('class="f"', `fill="${fill}"`)
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`
}
