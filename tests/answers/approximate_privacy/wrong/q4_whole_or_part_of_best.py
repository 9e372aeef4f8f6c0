# If the best output does not fit whole, another that fits is taken first.
def best_tpr(one, other, fpr):
    found, left = Fraction(0), fpr
    pairs = sorted(zip(one, other), key=lambda p: -(p[1] / p[0] if p[0] else math.inf))
    rest = []
    for s, t in pairs:
        if s <= left:
            found, left = found + t, left - s
        else:
            rest.append((s, t))
    return found + (left * rest[0][1] / rest[0][0] if rest else 0)
