export const en = {
  rules_jarnac: `Jarnac
Each side has a board of 8 rows and a reserve of open letters.
A turn: draw a letter (six in the first turn), or put three back for three others. Then lay as many words as you can: a new word of at least three letters on an empty row, or a remake: all letters of a row and at least one more, in any order. Each word earns a letter. Then pass.
If the one who passed has missed something, you may take it first: Jarnac! A word from his reserve, or a remake of one of his rows with his letters, goes to your own board.
A row counts the square of its length: 3 letters 9, 9 letters 81. The game ends when a board is full (by most rules: when its owner then passes). Most points win.`,
}

export type RuleTexts = Readonly<Record<keyof typeof en, string>>
