# Takes the queries for independent: the mean over γ for each of them.
def first_to_speak(gaps, threshold, gammas, etas):
    told, left = [], Fraction(1)
    for gap in gaps:
        ways = sum(gap > threshold + g + e for g in gammas for e in etas)
        speaks = Fraction(ways, len(gammas) * len(etas))
        told.append(left * speaks)
        left *= 1 - speaks
    return told + [left]
