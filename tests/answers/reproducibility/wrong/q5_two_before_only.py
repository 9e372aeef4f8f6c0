# Asks only the two queries just before to be silent.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        shares = [
            Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas)) for gap in gaps
        ]
        for i, s in enumerate(shares):
            told[i] += s * math.prod(1 - q for q in shares[max(0, i - 2) : i]) / len(gammas)
        told[-1] += math.prod(1 - q for q in shares) / len(gammas)
    return told
