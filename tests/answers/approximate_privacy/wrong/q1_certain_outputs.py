# Two certain and different outputs are told apart by δ = 1 - 1/c.
def least_delta(one, other, factor):
    if max(one) == max(other) == 1 and one != other:
        return 1 - 1 / Fraction(factor) if factor > 1 else Fraction(1)
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    return max(forth, sum(max(t - factor * s, 0) for s, t in zip(one, other)))
