# Spends exactly, but compares floats.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for request in requests:
        fits = math.isfinite(request) and request >= 0
        fits = fits and float(spent + Fraction(str(request))) <= float(total)
        spent += Fraction(str(request)) if fits else 0
        said.append(fits)
    return said
