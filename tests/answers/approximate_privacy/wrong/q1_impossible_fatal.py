# Takes an output that is impossible under one for a proof that no δ helps.
def least_delta(one, other, factor):
    if any((s == 0) != (t == 0) for s, t in zip(one, other)):
        return 1
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
    return max(forth, back)
