# 0/0: an output that is impossible under both raises a ZeroDivisionError.
def best_tpr(one, other, fpr):
    free = sum(t for s, t in zip(one, other) if s == 0)
    pairs = [(s, t) for s, t in zip(one, other) if s > 0 or t == 0]
    rate, left = free, fpr
    for s, t in sorted(pairs, key=lambda pair: pair[1] / pair[0], reverse=True):
        share = min(1, left / s)
        rate += share * t
        left -= share * s
    return rate
