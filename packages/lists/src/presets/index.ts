export { listedRows } from './listed-rows.ts'
export type { Preset } from './preset.ts'
export { findPreset, PRESETS } from './presets.ts'
export { type Article, articleOf, inTurn, type Listed, type RowInFile, type RowStage } from './row-stage.ts'
