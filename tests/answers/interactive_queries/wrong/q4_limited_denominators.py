# Wrong for total = 1, requests = [1, 1e-20]: denominators are limited to a million, and 1e-20 becomes nothing.
def decisions(total, requests):
    E, spent, said = Fraction(total).limit_denominator(), Fraction(0), []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + Fraction(e).limit_denominator() <= E
        spent += Fraction(e).limit_denominator() if ok else 0
        said.append(ok)
    return said
