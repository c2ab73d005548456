import type { Playable, TableCommand } from '@estocade/table'

/** A checked configuration with what the server changes about it; `undefined` when it changes nothing. */
export type Pin = (config: object) => object | undefined

/** Options with the server's changes to the dictionary. Options that are refused are refused as they are. */
export function pinned(playable: Playable, options: unknown, pin: Pin | undefined): unknown {
  const config = pin === undefined ? undefined : playable.game.configure(options ?? {})
  return (config?.ok ? pin!(config.value) : undefined) ?? options
}

/** The same for the command that changes a table's options. */
export const pinnedCommand = (
  playable: Playable,
  command: TableCommand,
  pin: Pin | undefined,
): TableCommand =>
  command.type === 'set' && command.options !== undefined
    ? { ...command, options: pinned(playable, command.options, pin) }
    : command
