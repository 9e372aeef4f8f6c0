# Floats, turned back into a fraction with a denominator up to 1000.
def best_tpr(one, other, fpr):
    gain, budget = 0.0, float(fpr)
    for s, t in sorted(
        zip(one, other), key=lambda st: st[1] / st[0] if st[0] else math.inf, reverse=True
    ):
        share = min(1.0, budget / float(s)) if s else 1.0
        gain, budget = gain + share * float(t), budget - share * float(s)
    return Fraction(gain).limit_denominator(1000)
