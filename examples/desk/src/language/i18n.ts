import polyglotI18nProvider from 'ra-i18n-polyglot'
import reactAdminEnglish from 'ra-language-english'
import { english } from './en/index.ts'

/** The words of react-admin's own parts, and ours. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...reactAdminEnglish, ...english }), 'en')
