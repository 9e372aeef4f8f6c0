# Flips a fixed share of people where there are more than ten.
def flip_answers(data, p, rng):
    n = len(data)
    k = round(n * p) if n > 10 else rng.binomial(n, p)
    out = list(data)
    for i in rng.choice(n, size=k, replace=False):
        out[i] = 1 - out[i]
    return out
