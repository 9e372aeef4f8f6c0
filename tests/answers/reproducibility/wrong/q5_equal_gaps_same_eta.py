# Wrong for a gap that came twice before: it was taken to be silent for certain.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            if gaps[:i].count(gap) > 1:
                speaks = Fraction(0)
            told[i] += silent * speaks
            silent -= silent * speaks
        told[-1] += silent
    return told
