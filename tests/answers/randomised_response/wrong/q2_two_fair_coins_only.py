# Always two fair coins, whatever p.
def flip_answers(data, p, rng):
    return [1 - bit if rng.random() < 0.25 else bit for bit in data]
