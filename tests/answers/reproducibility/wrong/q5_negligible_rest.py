# Stops when less than a thousandth is silent, and gives this rest to "never".
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            if silent < Fraction(1, 1000):
                break
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
