import type { Database } from '../schema/index.ts'

/** What was given up stays readable for who has the secret; WhatsApp reports on what it has taken, and customers stop it. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('given_up_at', 'bigint').execute()
  await db.schema.alterTable('outbox').addColumn('sealed', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('provider_id', 'text').execute()
  await db.schema.createIndex('outbox_given_up').on('outbox').columns(['given_up_at']).execute()
  await db.schema.createIndex('outbox_provider_id').on('outbox').columns(['provider_id']).execute()
  await db.schema.alterTable('customer').addColumn('whatsapp_stopped_at', 'bigint').execute()
}
