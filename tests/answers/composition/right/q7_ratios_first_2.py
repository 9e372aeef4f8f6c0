# Written with four inequalities about ratios, multiplied out, before anything is solved.
def disguise(p, u, v):
    half = 1 - p
    for s, t in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
        if p * s > half * t:
            return None
    formula = lambda s, t: Fraction(half * s - p * t, half - p)
    return formula(u, v), formula(v, u)
