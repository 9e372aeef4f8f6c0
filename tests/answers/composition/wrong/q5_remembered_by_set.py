# Results are remembered by the set of ratios, in which equal ones are one.
# Witness: [belief_interval(Fraction(1, 2), ratios) for ratios in ([Fraction(3)], [Fraction(3)] * 2)] gives [(1/4, 3/4), (1/4, 3/4)]; right is [(1/4, 3/4), (1/10, 9/10)].
remembered = {}


def belief_interval(prior, ratios):
    key = prior, frozenset(ratios)
    if key not in remembered:
        factor = math.prod(ratios)
        remembered[key] = (
            prior / (prior + factor * (1 - prior)),
            factor * prior / (factor * prior + 1 - prior),
        )
    return remembered[key]
