# Equal excesses are counted once, as a set keeps one of them.
def least_delta(one, other, factor):
    forth = {s - factor * t for s, t in zip(one, other) if s > factor * t}
    back = {t - factor * s for s, t in zip(one, other) if t > factor * s}
    return max(sum(forth), sum(back))
