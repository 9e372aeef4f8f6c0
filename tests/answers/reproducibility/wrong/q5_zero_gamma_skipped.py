# Skips a γ of 0, as no noise is no draw.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    drawn = [gamma for gamma in gammas if gamma] or [Fraction(0)]
    for gamma in drawn:
        silent = Fraction(1, len(drawn))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
