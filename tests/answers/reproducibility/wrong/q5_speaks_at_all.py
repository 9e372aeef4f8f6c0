# Returns the chance to speak at each query, first or not.
def first_to_speak(gaps, threshold, gammas, etas):
    k = len(gammas) * len(etas)
    told = [Fraction(sum(gap > threshold + g + e for g in gammas for e in etas), k) for gap in gaps]
    silent = Fraction(0)
    for g in gammas:
        left = Fraction(1, len(gammas))
        for gap in gaps:
            left *= Fraction(sum(gap <= threshold + g + e for e in etas), len(etas))
        silent += left
    return told + [silent]
