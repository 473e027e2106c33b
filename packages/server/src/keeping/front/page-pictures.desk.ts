import { readFile } from 'node:fs/promises'
import { picturePath } from '@dawakit/core/product'
import { pagePictureTooLarge, pictureNotTaken } from '@dawakit/core/refusals'
import { z } from 'zod'
import { encodePicture } from '../../catalogue/pictures/encode-picture.ts'
import { PictureError } from '../../catalogue/pictures/picture-error.ts'
import { keepByHand, storePicture } from '../../catalogue/pictures/store-picture.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskUpload } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'

const BYTES_MAX = 10 * 1024 * 1024
/** Pixels of the longer side of what pages load. */
const SIDES = { logo: 160, banner: 1120 } as const

export const pagePictureDeskCalls: AnyDeskCall[] = [
  defineDeskUpload({
    name: 'POST /desk/pages/picture',
    summary:
      'Takes a picture for a banner, an offer or a logo; the body is the file. It is encoded anew, and answers where it is.',
    tag: 'Home page',
    roles: ['owner', 'pharmacist'],
    query: z.object({ use: z.enum(['logo', 'banner']) }),
    mostBytes: BYTES_MAX,
    tooLarge: pagePictureTooLarge,
    answer: z.object({ path: z.string() }),
    async handle({ db, clock, staff, providers, query, body: file }) {
      const picture = await encodePicture(await readFile(file.path)).catch((error: unknown) => {
        if (error instanceof PictureError) throw new CallError(400, pictureNotTaken)
        throw error
      })
      await storePicture(providers.pictures, picture)
      await file.remove()
      const path = picturePath(picture.name, SIDES[query.use])
      await inTransaction(db, async (trx) => {
        await keepByHand(trx, picture.name, clock())
        await audit(trx, staff, clock, { action: 'picture.add', subject: 'picture', subjectId: picture.name })
      })
      return { data: { path } }
    },
  }),
]
