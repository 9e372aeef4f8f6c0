# Finds the pair of kinks between which the slope changes its sign.
def minimum(records, strength):
    n = len(records)

    def slopes(w):
        pulls = [r for r in records if r * w < 1]
        ties = [r for r in records if r * w == 1]
        base = strength * w - Fraction(sum(pulls)) / n
        low = base - Fraction(sum(max(r, 0) for r in ties)) / n
        high = base - Fraction(sum(min(r, 0) for r in ties)) / n
        return low, high

    kinks = sorted({1 / r for r in records if r != 0})
    left = None
    for k in kinks:
        low, high = slopes(k)
        if low <= 0 <= high:
            return k
        if low > 0:
            break
        left = k
    inside = (left + 1) if left is not None else None
    right = next((k for k in kinks if left is None or k > left), None)
    if left is None:
        inside = (right - 1) if right is not None else Fraction(0)
    elif right is not None:
        inside = (left + right) / 2
    return Fraction(sum(r for r in records if r * inside < 1)) / (n * strength)
