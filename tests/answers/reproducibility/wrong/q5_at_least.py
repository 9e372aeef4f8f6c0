# Lets a gap equal to its limit speak.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for g in gammas:
        left = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            s = Fraction(sum(gap >= threshold + g + e for e in etas), len(etas))
            told[j] += left * s
            left *= 1 - s
        told[-1] += left
    return told
