# All gammas at once.
def first_to_speak(gaps, threshold, gammas, etas):
    silent = np.array([Fraction(1, len(gammas))] * len(gammas), dtype=object)
    told = []
    for gap in gaps:
        speaks = np.array(
            [Fraction(sum(gap > threshold + g + e for e in etas), len(etas)) for g in gammas],
            dtype=object,
        )
        told.append(sum(silent * speaks))
        silent = silent * (1 - speaks)
    return np.array([*told, sum(silent)], dtype=object)
