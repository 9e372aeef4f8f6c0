# A negative limit is raised to 0: a gap of 0 is above a limit of -1/10.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            limits = [max(0, threshold + gamma + eta) for eta in etas]
            speaks = Fraction(sum(gap > limit for limit in limits), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
