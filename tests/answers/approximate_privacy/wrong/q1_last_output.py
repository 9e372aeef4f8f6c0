# Six outputs: "what is left to 1 needs no look".
def least_delta(one, other, factor):
    pairs = list(zip(one, other))[:5]
    forth = sum(max(s - factor * t, Fraction(0)) for s, t in pairs)
    back = sum(max(t - factor * s, Fraction(0)) for s, t in pairs)
    return max(forth, back)
