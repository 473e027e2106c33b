export { compositionKey, respelledKey } from './composition-key.ts'
export { createKnownSalts, type KnownSalts } from './known-salts.ts'
export { saltKey } from './salt-key.ts'
export { canonicalSaltKey, spellingsOf } from './salt-spellings.ts'
