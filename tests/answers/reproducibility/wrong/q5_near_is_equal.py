# A gap above its limit by less than 1e-9: taken for equal.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            loud = sum(float(gap) - float(threshold + gamma + eta) > 1e-9 for eta in etas)
            speaks = Fraction(loud, len(etas))
            told[j] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
