# Leaves out what is impossible under one of them.
def least_delta(one, other, factor):
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other) if s * t)
    back = sum(max(t - factor * s, 0) for s, t in zip(one, other) if s * t)
    return max(forth, back)
