# Delta above 0 and fpr between (1 - δ)/(1 + c) and 1/(1 + c).
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    turn = 1 / (1 + c)
    high = c * F + d if F <= turn else 1 - (1 - F - d) / c
    low = 1 - d - c * (1 - F) if 1 - F <= turn else (F - d) / c
    return max(Fraction(0), low), min(Fraction(1), high)
