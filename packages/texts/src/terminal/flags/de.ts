import type { FlagTexts } from './en.ts'

export const de: FlagTexts = {
  flag_preset: 'ein Regelwerk: {{names}}',
  flag_lang: 'die Sprache der Wörter',
  flag_ui: 'die Sprache des Programms: {{names}}',
  flag_bots: '2, oder {{names}}',
  flag_level: 'die Stärke, wenn nur die Zahl der Computer genannt ist; sonst die passende',
  flag_players: 'mehrere an dieser Tastatur, mit Kommas getrennt',
  flag_name: 'dein Name',
  flag_server: 'auf diesem Server spielen',
  flag_table: 'der Tisch, an den du dich setzt; sonst wählst du einen oder eröffnest einen',
  flag_login: 'mit einem Konto; nach dem Passwort wird gefragt, oder es steht in ESTOCADE_PASSWORD',
  flag_seed: 'gleicher Startwert, gleiche Buchstaben',
  flag_option: 'eine Option der Regeln mit ihrem Namen; mehrmals möglich',
  flag_plain: 'einfache Zeilen, für Bildschirmleser und Pipes',
  flag_ascii: 'nur ASCII-Zeichen',
  flag_save: 'die Partie in dieser Datei aufbewahren',
  flag_resume: 'mit der letzten unbeendeten Partie weitermachen, oder mit der einer Datei',
  flag_pace: 'wie lange ein Computer zu überlegen scheint, in Millisekunden',
  flag_allGames: 'Alle Spiele.',
}
