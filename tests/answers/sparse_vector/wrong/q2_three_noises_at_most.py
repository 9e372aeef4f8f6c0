# Wrong for second = [1/4] * 4: only the noises 0, 1 and 2 are looked at (no visible table has four).
def chance(values, threshold, place, first, second):
    still = list(first)  # chance of this rho and of all below so far
    tail = lambda need: sum((p for k, p in enumerate(second) if k >= need), Fraction(0))
    for j, value in enumerate(values):
        above = [w * tail(threshold + r - value) for r, w in enumerate(still)]
        if j == place:
            return sum(above)
        still = [w - a for w, a in zip(still, above)]
    return sum(still)
