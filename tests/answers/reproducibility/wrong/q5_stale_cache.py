# The shares are remembered by gap and gamma over all calls.
_shares = {}


def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            if (gap, gamma) not in _shares:
                above = sum(gap > threshold + gamma + eta for eta in etas)
                _shares[gap, gamma] = Fraction(above, len(etas))
            told[i] += silent * _shares[gap, gamma]
            silent *= 1 - _shares[gap, gamma]
        told[-1] += silent
    return told
