# First the binomial number of flips, then a uniform set of people.
def flip_answers(data, p, rng):
    who = set(rng.permutation(len(data))[: rng.binomial(len(data), float(p))].tolist())
    return [abs(x - (i in who)) for i, x in enumerate(data)]
