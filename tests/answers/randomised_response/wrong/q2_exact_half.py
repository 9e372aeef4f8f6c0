# At p = 1/2 exactly half of a larger group is made to flip, since that is what happens on average.
def flip_answers(data, p, rng):
    n = len(data)
    told = list(data)
    if p == 0.5 and n > 1:
        for i in rng.permutation(n)[: n // 2]:
            told[i] = 1 - told[i]
        return told
    for i in range(n):
        if rng.random() < p:
            told[i] = 1 - told[i]
    return told
