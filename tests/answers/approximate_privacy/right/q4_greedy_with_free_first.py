# By greedy with free first.
def best_tpr(one, other, fpr):
    pairs = list(zip(one, other))
    won = sum((t for s, t in pairs if s == 0), Fraction(0))
    left = fpr
    for s, t in sorted((q for q in pairs if q[0] > 0), key=lambda q: q[1] / q[0], reverse=True):
        share = min(1, left / s)
        won += share * t
        left -= share * s
    return won
