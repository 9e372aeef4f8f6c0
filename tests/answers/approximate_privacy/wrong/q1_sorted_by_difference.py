# Only events are tried that are cut off from the outputs in the order of the difference of the probabilities.
def least_delta(one, other, factor):
    best = Fraction(0)
    for p, q in ((one, other), (other, one)):
        total = Fraction(0)
        for s, t in sorted(zip(p, q), key=lambda st: st[1] - st[0]):
            total += s - factor * t
            best = max(best, total)
    return best
