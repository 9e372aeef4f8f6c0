# Cuts off what is outside by at most 1/100 instead of returning None, as for p = 1/10, u = 1/100, v = 1/10.
def disguise(p, u, v):
    slack = Fraction(1, 100)
    answer = []
    for s, t in ((u, v), (v, u)):
        r = ((1 - p) * s - p * t) / (1 - 2 * p)
        if r < -slack or r > 1 + slack:
            return None
        answer.append(min(max(r, Fraction(0)), Fraction(1)))
    return answer
