# At p = 1/2 a single fair coin decides for all. Law: data [0, 0], p = 0.5: [0, 1] never comes.
def flip_answers(data, p, rng):
    if p == 0.5:
        coin = int(rng.integers(2))
        return [coin for _ in data]
    return [1 - bit if rng.random() < p else bit for bit in data]
