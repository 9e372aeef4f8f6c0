# Buys all outputs that fit whole, best ratio first, and tosses the coin only for what is left then.
# Witness: best_tpr([Fraction(5, 10), Fraction(1, 10), Fraction(4, 10)], [Fraction(7, 10), Fraction(1, 10), Fraction(2, 10)], Fraction(1, 4)) returns Fraction(31, 100); right is Fraction(7, 20).
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    gain, budget, left = Fraction(0), fpr, []
    for a in order:
        if one[a] <= budget:
            gain += other[a]
            budget -= one[a]
        else:
            left.append(a)
    if left:
        gain += budget / one[left[0]] * other[left[0]]
    return gain
