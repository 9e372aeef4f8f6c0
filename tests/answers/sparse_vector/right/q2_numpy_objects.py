# Matrix of exact chances in numpy arrays of objects.
def chance(values, threshold, place, first, second):
    r = np.arange(len(first))[:, None, None]
    v = np.array(values)[None, :, None]
    k = np.arange(len(second))[None, None, :]
    hits = v + k < threshold + r
    low = (hits * np.array(second, dtype=object)[None, None, :]).sum(axis=2)
    part = np.array(first, dtype=object)
    for j in range(place):
        part = part * low[:, j]
    if place != len(values):
        part = part * (1 - low[:, place])
    return Fraction(part.sum())
