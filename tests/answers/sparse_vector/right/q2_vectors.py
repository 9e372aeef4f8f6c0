# A vector over the noise of the threshold
def chance(values, threshold, place, first, second):
    limits = threshold + np.arange(len(first))
    weight = np.array(first, dtype=object)
    for j, value in enumerate(values):
        noisy = value + np.arange(len(second))
        above = np.array(
            [
                sum([q for q, v in zip(second, noisy) if v >= limit], Fraction(0))
                for limit in limits
            ],
            dtype=object,
        )
        if j == place:
            return (weight * above).sum()
        weight = weight * (1 - above)
    return weight.sum()
