# A gap of 0 and a limit below 0: the hold-out speaks, but the limit is cut off at 0.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > max(0, threshold + gamma + eta) for eta in etas), len(etas))
            told[j] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
