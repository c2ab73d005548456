# Plays the word that adds most letters, in any of the games:
#   npx estocade ladder --engine "python3 examples/engine.py" --game jarnac --lang fr --levels novice,pupil
import json
import sys


def letters(play):
    """How long the word is, or how many stones or cards are laid."""
    for key in ("word", "stones", "cards"):
        if key in play:
            return sum(1 for letter in play[key] if letter != ".")
    return 0


for line in sys.stdin:
    position = json.loads(line)
    plays = [play for play in position["plays"] if play["type"] in ("lay", "call")]
    action = max(plays, key=letters, default=position["otherwise"])
    print(json.dumps({"id": position["id"], "action": action}), flush=True)
