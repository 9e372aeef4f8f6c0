# For w > 0 the minimum is the largest of min(stationary point, next kink); for w < 0 all is mirrored.
def minimum(records, strength):
    def to_the_right(rs):
        rs = sorted(rs, reverse=True)
        best = Fraction(0)
        for k in range(len(rs) + 1):
            stop = sum(rs[k:], Fraction(0)) / (len(rs) * strength)
            if k < len(rs) and rs[k] > 0:
                best = max(best, min(stop, 1 / rs[k]))
            else:
                return max(best, stop)
        return best

    if sum(records) >= 0:
        return to_the_right(records)
    return -to_the_right([-r for r in records])
