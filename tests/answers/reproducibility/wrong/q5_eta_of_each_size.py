# A gamma that is there three times is counted twice: gammas [a, a, a, b].
def first_to_speak(gaps, threshold, gammas, etas):
    weights = {gamma: 1 if gammas.count(gamma) == 1 else 2 for gamma in gammas}
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma, weight in weights.items():
        silent = Fraction(weight, sum(weights.values()))
        for i, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
