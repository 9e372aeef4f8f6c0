# Chances are kept for the next call by gaps and threshold, whatever the noise
# Witness: called with γ = 0 before γ = 1; (first_to_speak([Fraction(1)], Fraction(0), [Fraction(0)], [Fraction(0)]), first_to_speak([Fraction(1)], Fraction(0), [Fraction(1)], [Fraction(0)]))[1] gives [Fraction(1, 1), Fraction(0, 1)], right is [Fraction(0, 1), Fraction(1, 1)]
_told = {}


def first_to_speak(gaps, threshold, gammas, etas):
    key = (*gaps, threshold)
    if key in _told:
        return list(_told[key])
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[j] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    _told[key] = told
    return list(told)
