import { join } from 'node:path'
import type { Config } from '../context/config.ts'
import type { FileProvider } from '../context/providers.ts'
import { diskFiles } from './disk-files.ts'
import { checkPictureKey } from './picture-key.ts'
import { s3Files } from './s3-files.ts'

/** Pictures of products: in the folder `pictures` of the shop's own, or below `pictures/` in its bucket. The shop serves them itself. */
export function pictureFiles({ dataFolder, files }: Pick<Config, 'dataFolder' | 'files'>): FileProvider {
  if (files.s3) return s3Files(files.s3, (key) => `pictures/${checkPictureKey(key)}`)
  return diskFiles(join(dataFolder, 'pictures'), checkPictureKey)
}
