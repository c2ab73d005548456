import { abrahaminetz } from '@estocade/games'

/** The rules and bots, for a table on this device: loaded by its worker. */
export const entries = [abrahaminetz.abrahaminetzEntry]
