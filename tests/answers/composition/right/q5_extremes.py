# All sign patterns of the odds, smallest and largest.
def belief_interval(prior, ratios):
    ends = []
    for signs in itertools.product((1, -1), repeat=len(ratios)):
        w = Fraction(prior)
        o = 1 - w
        for r, s in zip(ratios, signs):
            w, o = (w * r, o) if s > 0 else (w, o * r)
        ends.append(w / (w + o))
    return np.array([min(ends), max(ends)], dtype=object)
