# What is certain not to happen is given as 0.0, a float
# Witness: first_to_speak([Fraction(1), Fraction(1)], Fraction(0), [Fraction(0)], [Fraction(0)]) gives [Fraction(1, 1), 0.0, 0.0], right is [Fraction(1, 1), Fraction(0, 1), Fraction(0, 1)]
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[j] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return [chance or 0.0 for chance in told]
