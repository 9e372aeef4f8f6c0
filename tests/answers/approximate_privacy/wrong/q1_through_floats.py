# Thirds and the like: floats are added up, and the nearest fraction is not the exact one.
def least_delta(one, other, factor):
    forth = sum(max(float(s) - float(factor) * float(t), 0) for s, t in zip(one, other))
    back = sum(max(float(t) - float(factor) * float(s), 0) for s, t in zip(one, other))
    return Fraction(str(round(max(forth, back), 12)))
