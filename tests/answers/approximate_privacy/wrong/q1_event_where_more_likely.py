# The event collects where P > Q, not where P > c Q, so a negative part is counted too.
def least_delta(one, other, factor):
    forth = sum(s - factor * t for s, t in zip(one, other) if s > t)
    back = sum(t - factor * s for s, t in zip(one, other) if t > s)
    return max(forth, back, 0)
