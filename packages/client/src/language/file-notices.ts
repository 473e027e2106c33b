import type { Labels } from '@dawakit/core/language'

/** What is said of an uploaded file. */
export const fileNotices = { uploaded: 'Prescription Uploaded..!' } as const satisfies Labels
