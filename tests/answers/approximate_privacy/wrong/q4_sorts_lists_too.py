# The arguments change: both lists are emptied output by output.
def best_tpr(one, other, fpr):
    budget, rate = fpr, Fraction(0)
    while one:
        a = max(range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf)
        s, t = one.pop(a), other.pop(a)
        share = 1 if s <= budget else budget / s
        rate += share * t
        budget -= share * s
    return rate
