import { ImportError } from '../../said/import-error.ts'
import { ZipParts } from './zip-parts.ts'

/** Opens a zip file, and closes it when its work is done or given up. */
export async function withParts<Result>(
  path: string,
  work: (parts: ZipParts) => Promise<Result>,
): Promise<Result> {
  const parts = await ZipParts.open(path)
  try {
    return await work(parts)
  } catch (error) {
    throw asImportError(error)
  } finally {
    parts.close()
  }
}

/** As {@link withParts}, of what comes one by one. */
export async function* readingParts<Item>(
  path: string,
  read: (parts: ZipParts) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const parts = await ZipParts.open(path)
  try {
    yield* read(parts)
  } catch (error) {
    throw asImportError(error)
  } finally {
    parts.close()
  }
}

/** Whatever is wrong in the middle of a zip file or its XML. */
const asImportError = (error: unknown): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(
        'This workbook is damaged: open it in a spreadsheet and save it again, or save it as CSV.',
      )
