# A binomial number of places is drawn with replacement, so too few people flip. Law: n=2, p=0.5: mean flips 0.875 and not 1.
def flip_answers(data, p, rng):
    n = len(data)
    k = rng.binomial(n, float(p))
    who = set(int(i) for i in rng.integers(0, n, size=k))
    return [bit if i not in who else 1 - bit for i, bit in enumerate(data)]
