# At p = 1/2 a single fair coin is tossed for everybody ("the answers are only noise"). Law: p=0.5: all flip or nobody.
def flip_answers(data, p, rng):
    if p >= 0.5:
        coin = int(rng.integers(2))
        return [bit ^ coin for bit in data]
    return [bit ^ int(rng.random() < p) for bit in data]
