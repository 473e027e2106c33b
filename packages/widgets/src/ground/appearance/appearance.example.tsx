import { type Appearance, AppearanceSheet, cssOf, propertyOf } from '@dawakit/widgets/appearance'

const ours: Appearance = { primary: { light: '#0b6b50', dark: '#5fd3ae' }, radiusControl: '4px' }

/** In the head of a page, drawn by a server too. */
export const Look = () => <AppearanceSheet appearance={ours} nonce="of-the-policy" />

/** For a corner of the page that looks otherwise. */
export const promotionCss = cssOf({ primary: '#8a1c4a' }, '.promotion')

export const radius = propertyOf('radiusControl') // --dawa-radius-control
