# Etas.sort() changes the argument.
def first_to_speak(gaps, threshold, gammas, etas):
    import bisect

    etas.sort()
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(bisect.bisect_left(etas, gap - threshold - gamma), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
