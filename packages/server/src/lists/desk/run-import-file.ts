import { openTable } from '@dawakit/lists/node'
import { type ImportReport, mostUrgent, refusedList, toCheckList } from '@dawakit/lists/said'
import { takePictures, type WantedPictures } from '../../catalogue/pictures/take-pictures.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import type { ReceivedFile } from '../../ground/http/files/receive-file.ts'
import { importList } from '../others/import-list.ts'
import { keepList } from './import-lists.sql.ts'
import { beginRun, numberRun, type RunOutcome } from './import-runs.sql.ts'
import type { ImportOptions } from './imports.schemas.ts'
import { runBeside } from './run-beside.ts'

/** Rows of each list that an answer has. The whole is a file of its own. */
const LISTED = 100

/**
 * Tries or imports a file beside the calls.
 *
 * @returns the id of the run, which has begun
 * @throws {CallError} 409 `import-under-way`
 */
export async function runImportFile(
  context: ServerContext,
  staff: DeskStaff,
  options: ImportOptions,
  file: ReceivedFile,
): Promise<string> {
  const { act, kind, fileName, map, as, isReplacing } = options
  const told = {
    ...(Object.keys(map).length > 0 && { map }),
    ...(as && { as }),
    ...(isReplacing && { replaceArticles: true }),
  }
  const id = await beginRun(context, staff, { act, kind, file: fileName, number: null }, { after: told })
  runBeside(context, staff, { id, act }, async (hear, keep) => {
    try {
      return await read(context, id, options, file, hear, keep)
    } finally {
      await file.remove()
    }
  })
  return id
}

async function read(
  { db, clock, config, salts, providers }: ServerContext,
  id: string,
  { act, kind, fileName, map, as, maker, stock, isPriceless, isReplacing, isRefreshed }: ImportOptions,
  file: ReceivedFile,
  hear: (rows: number) => void,
  keep: (outcome: RunOutcome) => void,
): Promise<RunOutcome> {
  // One moment for rows and pictures: what came later would count as changed since, when the import is taken back.
  const at = clock()
  const wanted: WantedPictures[] = []
  const report = await importList[kind](
    db,
    { name: fileName, open: () => openTable(file.path) },
    {
      map,
      as,
      isDryRun: act === 'try',
      at,
      saleDays: config.saleDays,
      manufacturer: maker,
      stock,
      salts: salts(),
      // Plain ones would tell nothing.
      hasBanners: config.catalogue === 'reference',
      isPriceless,
      isReplacing,
      onPictures: (pictures) => wanted.push(pictures),
      onBegin: (number) => numberRun(db, id, number),
      onProgress: hear,
    },
  )
  await keepList(db, id, 'refused', refusedList(report))
  await keepList(db, id, 'toCheck', toCheckList(report))
  keep({
    report: cut(report),
    whole: {
      refused: report.refused.length,
      passedOver: report.passedOver.length,
      offSale: report.offSale.length,
      categories: report.categories.length,
      toCheck: report.toCheck.length,
      expired: report.expired.length,
      toCount: report.toCount.length,
      renamed: report.renamed.length,
      unknownSalts: report.unknownSalts.length,
    },
  })
  if (wanted.length === 0) return {}
  const { taken, known, failed } = await takePictures({ db, files: providers.pictures }, wanted, {
    at,
    importNumber: report.number,
    isRefreshed,
    onProgress: () => hear(report.read),
  })
  return { pictures: { taken, known, failed: failed.length } }
}

/** What an answer has of a report. The rows themselves stand in the file of what was refused. */
const cut = (report: ImportReport): ImportReport => ({
  ...report,
  refused: report.refused.slice(0, LISTED).map(({ line, reason }) => ({ line, reason })),
  passedOver: report.passedOver.slice(0, LISTED),
  offSale: report.offSale.slice(0, LISTED),
  categories: report.categories.slice(0, LISTED),
  toCheck: mostUrgent(report.toCheck, LISTED),
  expired: report.expired.slice(0, LISTED),
  toCount: report.toCount.slice(0, LISTED),
  renamed: report.renamed.slice(0, LISTED),
  unknownSalts: report.unknownSalts.slice(0, LISTED),
})
