# Flips a binomial number of people who sit side by side.
def flip_answers(data, p, rng):
    n = len(data)
    k = rng.binomial(n, p)
    start = rng.integers(n) if n else 0
    out = list(data)
    for j in range(k):
        i = (start + j) % n
        out[i] = 1 - out[i]
    return out
