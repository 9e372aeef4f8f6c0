# Choice weights.
def flip_answers(data, p, rng):
    q = float(p)
    return [int(rng.choice([bit, 1 - bit], p=[1 - q, q])) for bit in data]
