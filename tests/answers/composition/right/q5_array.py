# Returns an array of fractions.
def belief_interval(prior, ratios):
    R = Fraction(1)
    for r in ratios:
        R = R * r
    f = lambda R: R * prior / (R * prior + 1 - prior)
    return np.array([f(1 / R), f(R)], dtype=object)
