# The rest of the budget is spread over all outputs that are left, if there are more than two.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    budget, rate = fpr, Fraction(0)
    for i, a in enumerate(order):
        if one[a] <= budget:
            rate += other[a]
            budget -= one[a]
            continue
        left = order[i:] if len(order) - i > 2 and len(one) > 3 else [a]
        return rate + budget * sum(other[b] for b in left) / sum(one[b] for b in left)
    return rate
