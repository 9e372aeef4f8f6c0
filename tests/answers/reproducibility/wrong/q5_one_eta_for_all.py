# One eta is drawn for the whole session and not one for each query.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for g, e in itertools.product(gammas, etas):
        loud = [gap > threshold + g + e for gap in gaps] + [True]
        told[loud.index(True)] += Fraction(1, len(gammas) * len(etas))
    return told
