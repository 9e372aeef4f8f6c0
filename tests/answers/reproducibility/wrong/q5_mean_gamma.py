# Puts the mean γ in place of each.
def first_to_speak(gaps, threshold, gammas, etas):
    hat = threshold + sum(gammas) / len(gammas)
    told, left = [], Fraction(1)
    for gap in gaps:
        s = Fraction(sum(gap > hat + e for e in etas), len(etas))
        told.append(left * s)
        left *= 1 - s
    return told + [left]
