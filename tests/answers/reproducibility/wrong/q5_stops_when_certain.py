# The list ends as soon as no chance is left for silence, so later zeros are missing.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for g in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + g + e for e in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    while len(told) > 2 and told[-1] == told[-2] == 0:
        told.pop()
    return told
