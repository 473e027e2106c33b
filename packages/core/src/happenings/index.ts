export { HAPPENINGS, type Happening, type HappeningKind, type Happenings } from './happenings.ts'
