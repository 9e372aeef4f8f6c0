# Two sums of positive parts.
def least_delta(one, other, factor):
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(p, q)) for p, q in ((one, other), (other, one))
    )
