# Removes outputs that are impossible under both from the lists of the caller, as for (0, 1) and (0, 1).
def least_delta(one, other, factor):
    for a in reversed(range(len(one))):
        if one[a] == other[a] == 0:
            del one[a], other[a]
    forth = sum([max(s - factor * t, 0) for s, t in zip(one, other)])
    back = sum([max(t - factor * s, 0) for s, t in zip(one, other)])
    return max(forth, back)
