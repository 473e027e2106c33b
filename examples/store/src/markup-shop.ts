import { createShop } from '@dawakit/client/fetch'
import { shopLanguage } from './language/index.ts'

/** What markup that never hydrates is drawn with, on the server: it is only read, so that all pages share one. */
export const markupShop = createShop({ apiUrl: '/api', language: shopLanguage })
