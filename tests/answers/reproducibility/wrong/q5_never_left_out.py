# Leaves out the chance that the hold-out never speaks.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * len(gaps)
    for g in gammas:
        left = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            s = Fraction(sum(gap > threshold + g + e for e in etas), len(etas))
            told[j] += left * s
            left *= 1 - s
    return told
