# Answers enumerated.
def shuffled_delta(people, p, factor):
    """Brute force over the others' data and over all answers; numpy with exact objects."""
    found = [Fraction(0)]
    for others in itertools.combinations_with_replacement((0, 1), people - 1):
        crowd = np.array([Fraction(1)], dtype=object)
        for bit in others:
            yes = 1 - p if bit else p
            crowd = np.append(crowd * (1 - yes), 0) + np.append(0, crowd * yes)
        with_one = np.append(crowd * p, 0) + np.append(0, crowd * (1 - p))
        with_zero = np.append(crowd * (1 - p), 0) + np.append(0, crowd * p)
        for one, other in ((with_one, with_zero), (with_zero, with_one)):
            found.append(sum([v for v in one - other * factor if v > 0]))
    return max(found)
