# A hundred noises are drawn and used again from row 100 on. Input: 300 rows of 5, 10, 1: rows 0, 100 and 200 are always alike.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=(100, 2))
    return [
        int(v + noise[i % 100, 1] > teachers - v + noise[i % 100, 0]) for i, v in enumerate(votes)
    ]
