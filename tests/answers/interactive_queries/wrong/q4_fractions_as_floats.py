# Writes fractions as floats, which has 16 or 17 digits.
def decisions(total, requests):
    limit, spent, out = Fraction(str(float(total))), Fraction(0), []
    for e in requests:
        granted = math.isfinite(e) and e >= 0
        if granted:
            cost = Fraction(str(float(e)))
            granted = spent + cost <= limit
            spent += cost if granted else 0
        out.append(granted)
    return out
