# Chance of a yes for each person, one draw each, through a generator.
def _speak(data, p, rng):
    for bit in data:
        chance_of_yes = (1 - p) if bit == 1 else p
        yield 1 if rng.random() < chance_of_yes else 0


def flip_answers(data, p, rng):
    return list(_speak(data, p, rng))
