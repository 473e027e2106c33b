import type { Context } from 'hono'
import type { ServerContext } from '../context/server-context.ts'
import type { Reply } from '../http/define-call.ts'
import { receiveFile } from '../http/files/receive-file.ts'
import { readJson, unwrap, validate } from '../http/read-request.ts'
import { requireJson } from '../http/require-json.ts'
import { writeReply } from '../http/write-reply.ts'
import { networkOf } from '../limits/network-of.ts'
import { visitorAddress } from '../limits/visitor-address.ts'
import type { AnyDeskCall, DeskFileReply, DeskStaff } from './define-desk-call.ts'
import { deskMarkOf } from './desk-device.ts'
import { deskStaffOf } from './desk-session.ts'
import { requireRole } from './require-role.ts'

/** Authorises, validates and runs one call of the desk, and writes its answer. */
export async function serveDeskCall(
  context: ServerContext,
  call: AnyDeskCall,
  c: Context<{ Bindings: { address: string } }>,
): Promise<Response> {
  if (c.req.method !== 'GET' && call.kind !== 'upload') requireJson(c)
  const staff = await deskStaffOf(context, c)
  await requireRole(context, call, staff)
  const input = {
    ...context,
    // What `roles` lets in.
    staff: staff as DeskStaff,
    address: addressOf(context, c),
    deskMark: deskMarkOf(c),
    query: call.query ? validate(call.query, c.req.query()) : undefined,
  }
  if (call.kind === 'upload') return writeReply(c, await takeFile(call, input, c))
  const body = call.body ? validate(call.body, unwrap(await readJson(c))) : undefined
  if (call.kind === 'json') return writeReply(c, await call.handle({ ...input, body }))
  return writeFile(c, await call.handle({ ...input, body }))
}

type Upload = Extract<AnyDeskCall, { kind: 'upload' }>

/** A file that its call does not keep goes at once. */
async function takeFile(
  upload: Upload,
  input: Omit<Parameters<Upload['handle']>[0], 'body'>,
  c: Context,
): Promise<Reply<unknown>> {
  const file = await receiveFile(c, input.config.dataFolder, upload)
  try {
    return await upload.handle({ ...input, body: file })
  } catch (error) {
    await file.remove()
    throw error
  }
}

function addressOf({ config }: ServerContext, c: Context<{ Bindings: { address: string } }>): string {
  return networkOf(visitorAddress(c.env.address, c.req.header('x-forwarded-for'), config.trustedProxies))
}

function writeFile(c: Context, { bytes, mime, fileName, disposition = 'inline' }: DeskFileReply): Response {
  return c.body(Uint8Array.from(bytes), 200, {
    'Content-Type': mime,
    'Content-Disposition': `${disposition}; filename="${fileName}"`,
    // Opened on its own, a picture can load and run nothing. What shows a PDF would not start so.
    ...(mime.startsWith('image/') ? { 'Content-Security-Policy': "default-src 'none'; sandbox" } : {}),
  })
}
