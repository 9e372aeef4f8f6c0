# An impossible output is ranked as if it cost 1/60; it may then come too late, after the break.
def best_tpr(one, other, fpr):
    least = Fraction(1, 60)
    order = sorted(range(len(one)), key=lambda i: other[i] / (one[i] or least), reverse=True)
    won, left = Fraction(0), fpr
    for i in order:
        if one[i] <= left:
            won += other[i]
            left -= one[i]
        else:
            won += other[i] * left / one[i]
            break
    return won
