import type { TFunction } from 'i18next'

/** The name of a member of a side; a program's name is always marked. */
export const memberName = (
  { name, program }: { readonly name: string; readonly program?: boolean | undefined },
  t: TFunction,
): string => (program ? t('programName', { name }) : name)

/** The names of a side as lists show it. */
export const namesOfSide = (
  { names, programs = [] }: { readonly names: readonly string[]; readonly programs?: readonly number[] },
  t: TFunction,
): readonly string[] => names.map((name, i) => memberName({ name, program: programs.includes(i) }, t))
