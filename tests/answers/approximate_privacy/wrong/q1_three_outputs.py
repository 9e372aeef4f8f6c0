# Looks at the first three outputs only.
def least_delta(one, other, factor):
    forth = sum(max(s - factor * t, 0) for s, t in zip(one[:3], other[:3]))
    back = sum(max(t - factor * s, 0) for s, t in zip(one[:3], other[:3]))
    return max(forth, back)
