# By states carried along.
def chance(values, threshold, place, first, second):
    still = list(first)  # chance of this rho and of all below so far
    tail = lambda need: sum((p for k, p in enumerate(second) if k >= need), Fraction(0))
    for j, value in enumerate(values):
        above = [w * tail(threshold + r - value) for r, w in enumerate(still)]
        if j == place:
            return sum(above)
        still = [w - a for w, a in zip(still, above)]
    return sum(still)
