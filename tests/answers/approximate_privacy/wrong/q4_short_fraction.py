# Rounds the answer to a denominator of at most 1000.
def best_tpr(one, other, fpr):
    order = sorted(range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True)
    left, gain = float(fpr), 0.0
    for a in order:
        share = min(1.0, left / float(one[a])) if one[a] else 1.0
        gain, left = gain + share * float(other[a]), max(left - share * float(one[a]), 0.0)
    return Fraction(gain).limit_denominator(1000)
