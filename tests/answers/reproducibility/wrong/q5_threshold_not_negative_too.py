# The limit τ + γ is below 0: cut off at 0 before η is added.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent, noisy = Fraction(1, len(gammas)), max(threshold + gamma, Fraction(0))
        for j, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > noisy + eta for eta in etas), len(etas))
            told[j] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
