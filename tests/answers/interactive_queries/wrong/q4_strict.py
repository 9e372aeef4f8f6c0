# Does not let the total itself be spent.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and 0 <= Fraction(str(epsilon)) < left
        if fits:
            left -= Fraction(str(epsilon))
        granted.append(fits)
    return granted
