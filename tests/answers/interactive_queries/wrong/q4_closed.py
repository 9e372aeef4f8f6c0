# Closes after the first refusal.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and 0 <= Fraction(str(epsilon)) <= left
        if fits:
            left -= Fraction(str(epsilon))
        left -= 0 if fits or not math.isfinite(epsilon) else left + 1
        granted.append(fits)
    return granted
