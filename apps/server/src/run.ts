import type { EstocadeServer } from './create-server.ts'

/** Listens until the process gets SIGINT or SIGTERM, then closes. Resolves to the address. */
export async function run(server: EstocadeServer): Promise<string> {
  const address = await server.listen()
  const end = () => {
    server.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  return address
}
