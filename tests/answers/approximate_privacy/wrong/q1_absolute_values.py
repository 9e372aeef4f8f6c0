# Takes absolute values of all gaps.
def least_delta(one, other, factor):
    forth = sum(abs(s - factor * t) for s, t in zip(one, other))
    back = sum(abs(t - factor * s) for s, t in zip(one, other))
    return max(forth, back)
