# The number is right, but outputs impossible under both are deleted from the caller's lists.
def least_delta(one, other, factor):
    for i in reversed(range(len(one))):
        if one[i] == 0 and other[i] == 0:
            del one[i], other[i]
    ratios = [(s / t if t else math.inf) for s, t in zip(one, other)]
    forth = sum(s - factor * t for s, t, r in zip(one, other, ratios) if r > factor)
    back = sum(t - factor * s for s, t, r in zip(one, other, ratios) if r * factor < 1)
    return max(forth, back)
