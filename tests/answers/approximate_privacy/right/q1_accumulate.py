# One pass, which adds up both orders, starting from whole numbers.
def least_delta(one, other, factor):
    sides = [0, 0]
    for s, t in zip(one, other):
        sides[0] += s - factor * t if s > factor * t else 0
        sides[1] += t - factor * s if t > factor * s else 0
    return sorted(sides)[1]
