export const arrows: Readonly<Record<string, readonly string[]>>
