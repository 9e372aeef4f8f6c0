# The places of the flips are drawn with replacement, so some coincide. Law: n = 2, p = 1/2: each flips with 0.4375, not 1/2.
def flip_answers(data, p, rng):
    n = len(data)
    answers = list(data)
    for place in set(rng.integers(n, size=rng.binomial(n, float(p))).tolist()):
        answers[place] = 1 - answers[place]
    return answers
