import type { FlagTexts } from './en.ts'

export const fr: FlagTexts = {
  flag_preset: 'un jeu de règles : {{names}}',
  flag_lang: 'la langue des mots',
  flag_ui: 'la langue du programme : {{names}}',
  flag_bots: '2, ou {{names}}',
  flag_level: 'le niveau, quand seul le nombre d’ordinateurs est donné ; sinon, celui qui vous convient',
  flag_players: 'plusieurs à ce clavier, séparés par des virgules',
  flag_name: 'votre nom',
  flag_server: 'jouer sur ce serveur',
  flag_table: 'la table où s’asseoir ; sinon vous en choisissez une, ou en ouvrez une',
  flag_login: 'avec un compte ; le mot de passe est demandé, ou lu dans ESTOCADE_PASSWORD',
  flag_seed: 'même graine, mêmes lettres',
  flag_option: 'une option des règles par son nom ; peut être répétée',
  flag_plain: 'de simples lignes, pour lecteurs d’écran et tubes',
  flag_ascii: 'aucun caractère hors ASCII',
  flag_save: 'enregistrer la partie dans ce fichier',
  flag_resume: 'reprendre la dernière partie inachevée, ou celle d’un fichier',
  flag_pace: 'combien de temps l’ordinateur semble réfléchir, en millisecondes',
  flag_allGames: 'Tous les jeux.',
}
