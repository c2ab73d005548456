import { abrahaminetz } from '@estocade/games'
import { rulesFrom } from '../../new-table/game-rules.ts'

export const abrahaminetzRules = rulesFrom(
  abrahaminetz.abrahaminetzOptions,
  abrahaminetz.configure,
  abrahaminetz.seats,
)
