# Gammas is sorted in place where it has four entries (the argument is changed).
def first_to_speak(gaps, threshold, gammas, etas):
    if len(gammas) > 3:
        gammas.sort()
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
