# Rounds to nine digits.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and 0 <= Fraction(str(round(float(epsilon), 9))) <= left
        if fits:
            left -= Fraction(str(round(float(epsilon), 9)))
        granted.append(fits)
    return granted
