# Wrong for p > 1/4: exactly the expected number flips, in random places, so that coins are not independent.
def flip_answers(data, p, rng):
    n = len(data)
    if p > 0.25:
        who = rng.permutation(n) < round(p * n)
    else:
        who = rng.random(n) < p
    return [int(x != w) for x, w in zip(data, who)]
