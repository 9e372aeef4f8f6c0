# Results are kept by gaps and threshold; the noise is forgotten.
kept = {}


def first_to_speak(gaps, threshold, gammas, etas):
    key = (*gaps, threshold)
    if key in kept:
        return kept[key]
    told = [Fraction(0)] * (len(gaps) + 1)
    for g in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + g + e for e in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    kept[key] = told
    return told
