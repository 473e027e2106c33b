import { join } from 'node:path'
import { type Clock, systemClock } from '../context/clock.ts'
import type { Config } from '../context/config.ts'
import type { Providers } from '../context/providers.ts'
import { cachedPostal } from './cached-postal.ts'
import { diskFiles } from './disk-files.ts'
import { openMail } from './mail/registry.ts'
import { pictureFiles } from './picture-files.ts'
import { postalPincodes } from './postal-pincodes.ts'
import { s3Files } from './s3-files.ts'
import { openSms } from './sms/registry.ts'
import { whatsappCloud } from './whatsapp/cloud-api.ts'

/**
 * The services outside, as the configuration names them, without the gateways. Whatever is not configured is the
 * sandbox.
 */
export function createProviders(config: Config, clock: Clock = systemClock): Omit<Providers, 'gateways'> {
  return {
    sms: openSms(config.sms),
    mail: openMail(config.mail),
    whatsapp: config.whatsapp && whatsappCloud(config.whatsapp, config.messages),
    files: config.files.s3 ? s3Files(config.files.s3) : diskFiles(join(config.dataFolder, 'files')),
    pictures: pictureFiles(config),
    postal: cachedPostal(postalPincodes(config.postal), clock),
  }
}
