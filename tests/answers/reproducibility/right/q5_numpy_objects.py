# Arrays of fractions.
def first_to_speak(gaps, threshold, gammas, etas):
    left = np.array([Fraction(1, len(gammas))] * len(gammas), dtype=object)
    told = []
    for gap in gaps:
        share = np.array(
            [Fraction(sum(gap - g - e > threshold for e in etas), len(etas)) for g in gammas],
            dtype=object,
        )
        told.append((left * share).sum())
        left = left * (1 - share)
    return np.array([*told, left.sum()], dtype=object)
