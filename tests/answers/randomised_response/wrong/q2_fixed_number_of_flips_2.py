# The number of flips is p * n, its fraction left to chance: right for each person, but no binomial number. Law: n = 8, p = 1/4: always 2 flips.
def flip_answers(data, p, rng):
    n = len(data)
    k = int(math.floor(n * p + rng.random()))
    order = rng.permutation(n)
    flipped = set(order[:k].tolist())
    return [1 - b if i in flipped else b for i, b in enumerate(data)]
