# Whole outputs that still fit go before a coin for the better one that does not.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    rate, left, rest = Fraction(0), fpr, []
    for a in order:
        if one[a] <= left:
            rate += other[a]
            left -= one[a]
        else:
            rest.append(a)
    if rest:
        rate += other[rest[0]] * left / one[rest[0]]
    return rate
