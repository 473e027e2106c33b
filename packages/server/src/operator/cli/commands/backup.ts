import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import type { Config } from '../../../ground/context/config.ts'
import type { BackupManifest } from '../../backup/archive/manifest.ts'
import { readBackupConfig } from '../../backup/backup-config.ts'
import { makeBackup, removeOlder } from '../../backup/make-backup.ts'
import { backupIn, findPlace } from '../../backup/places/find-place.ts'
import { folderPlace } from '../../backup/places/folder-place.ts'
import { type BackupToRead, verifyBackup } from '../../backup/read-backup.ts'
import { requireKnown } from '../../backup/restore/restore-parts.ts'
import { restoreShop } from '../../backup/restore/restore-shop.ts'
import { holdsBooks, type ShopThere, shopThere } from '../../backup/restore/shop-there.ts'
import { newSecret } from '../../secrets/key-file.ts'
import { readConfig } from '../../start/read-config.ts'
import { fileOf, type Operator, OperatorError } from '../operator.ts'

export function addBackupCommands(program: Command, operator: Operator): void {
  const { print } = operator
  const command = program
    .command('backup')
    .description(
      'One archive of the shop: database, prescriptions, pictures, secrets. The shop runs meanwhile.',
    )
    .argument('<to>', 'a folder, a file ending in .tar.gz, or s3://bucket/prefix')
    .option('--keep <n>', 'removes all but the newest n beside it')
    .action((to: string, { keep }: { keep?: string }) => backUp(operator, to, keep))
  command
    .command('verify')
    .description(
      'Read a backup from its first byte to its last, and compare every part with what was written.',
    )
    .argument('<from>', 'a backup, or where they are: the newest is taken')
    .action(async (from: string) => {
      for (const line of linesOf(await verifyBackup(await backupAt(operator, from)))) print(line)
      print('The backup is whole.')
    })
  program
    .command('restore')
    .description('Put a backup into an empty database and folder. Stop the shop first.')
    .argument('<from>', 'a backup, or where they are: the newest is taken')
    .option('--replace', 'also into a shop that has orders: they go')
    .action((from: string, { replace }: { replace?: boolean }) => restore(operator, from, replace ?? false))
}

async function backUp(operator: Operator, to: string, keep: string | undefined): Promise<void> {
  const { env, print } = operator
  const kept = keep === undefined ? null : Number(keep)
  if (kept !== null && (!Number.isInteger(kept) || kept < 1))
    throw new OperatorError('--keep takes a whole number from 1.')
  const backupConfig = readBackupConfig(env)
  const { place, name } = await findPlace(to, backupConfig, (path) => fileOf(operator, path))
  if (kept !== null && name !== null)
    throw new OperatorError('--keep needs a folder or a prefix, not a file.')
  print(`The shop as it is at ${at(Date.now())}.`)
  const { passphrase } = backupConfig
  const made = await makeBackup(configOf(operator), { place, name, passphrase })
  const { tables, prescriptions, pictures, missing } = made.counts
  print(
    `${tables['orders'] ?? 0} orders, ${tables['customer'] ?? 0} customers, ${tables['product'] ?? 0} products, ${prescriptions} prescriptions, ${pictures} pictures.`,
  )
  if (missing > 0) print(`${missing} files that the database names were not there.`)
  if (passphrase === null)
    print('It is not sealed: whoever reads it has prescriptions and secrets. BACKUP_PASSPHRASE seals it.')
  print(`Written to ${join(place.label, made.name).replace(/^s3:\/(?!\/)/, 's3://')}.`)
  if (kept === null) return
  for (const older of await removeOlder(place, kept)) print(`Removed ${older}.`)
}

async function restore(operator: Operator, from: string, isReplaced: boolean): Promise<void> {
  const { print } = operator
  const config = configOf(operator)
  const there = await shopThere(config.databaseUrl)
  if (there && holdsBooks(there)) {
    print(`In its place now: ${wordsOf(there)}.`)
    if (!isReplaced)
      throw new OperatorError(
        'This shop has orders. With --replace all of that goes, and the backup takes its place.',
      )
  }
  await onThisMachine(config, await backupAt(operator, from), async (backup) => {
    const manifest = await verifyBackup(backup)
    requireKnown(manifest)
    for (const line of linesOf(manifest)) print(line)
    print('The backup is whole. Restoring.')
    const replaced = await restoreShop(config, backup)
    print('Restored.')
    if (replaced !== null)
      print(`The database that was there is ${replaced}: delete it when nobody misses anything.`)
  })
}

/** An archive is read twice: first all of it is compared, then it is used. One of an object store is fetched once. */
async function onThisMachine(
  { dataFolder }: Config,
  backup: BackupToRead,
  work: (backup: BackupToRead) => Promise<void>,
): Promise<void> {
  if (!backup.place.label.startsWith('s3://')) return work(backup)
  const file = join(dataFolder, `.restore-${randomBytes(6).toString('hex')}.part`)
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    await pipeline(backup.place.read(backup.name), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    await work({ ...backup, place: folderPlace(dirname(file)), name: basename(file) })
  } finally {
    await rm(file, { force: true })
  }
}

async function backupAt(operator: Operator, from: string): Promise<BackupToRead> {
  const backupConfig = readBackupConfig(operator.env)
  const found = await findPlace(from, backupConfig, (path) => fileOf(operator, path))
  return { place: found.place, name: await backupIn(found), passphrase: backupConfig.passphrase }
}

/** Nothing is signed here, and no secret made where there is none. */
function configOf({ env }: Operator): Config {
  return readConfig(env, newSecret())
}

function* linesOf(manifest: BackupManifest): Generator<string> {
  const { release, engine, madeAt, migrations, tables, prescriptions, pictures, missing } = manifest
  yield `Made at ${at(madeAt)} by release ${release}, ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${migrations.at(-1)}.`
  const count = (table: string) => tables[table] ?? 0
  yield `${count('orders')} orders, ${count('customer')} customers, ${count('product')} products, ${prescriptions} prescriptions, ${pictures} pictures.`
  if (missing > 0) yield `${missing} files that the database named were not there.`
}

const wordsOf = ({ orders, customer, prescription, product }: ShopThere): string =>
  `${orders} orders, ${customer} customers, ${prescription} prescriptions, ${product} products`

const at = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`
