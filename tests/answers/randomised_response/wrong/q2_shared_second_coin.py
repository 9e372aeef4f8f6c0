# Everybody whose first coin shows tails shares one second coin: not independent.
def flip_answers(data, p, rng):
    second = int(rng.integers(2))
    return [second if rng.random() < 2 * p else bit for bit in data]
