# Who pulls and where that leads is repeated; if this turns back and forth, the kink nearest to 0 is returned, though it may be another.
# Witness: minimum([Fraction(1), Fraction(1,2), Fraction(1,2), Fraction(1,2), Fraction(1,2)], Fraction(1,10)) returns 1, right is 2.
def minimum(records, strength):
    n = len(records)
    w, seen = Fraction(0), []
    while w not in seen:
        seen.append(w)
        w = sum((r for r in records if r * w < 1), Fraction(0)) / (n * strength)
    if w == seen[-1]:
        return w
    low, high = min(w, seen[-1]), max(w, seen[-1])
    kinks = [1 / r for r in records if r and low <= 1 / r <= high]
    return min(kinks, key=abs) if kinks else w
