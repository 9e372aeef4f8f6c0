# Wrong for a limit below 0: it was taken for 0, and a gap 0 never speaks.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > max(0, threshold + gamma + eta) for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
