# Gives all queries the same η.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for g in gammas:
        for e in etas:
            first = next((j for j, gap in enumerate(gaps) if gap > threshold + g + e), len(gaps))
            told[first] += Fraction(1, len(gammas) * len(etas))
    return told
