# Wrong for total = 1/10, requests = [0.1]: Fraction(0.1) is a little more than a tenth; decimals are read only where a request occurs twice.
def decisions(total, requests):
    exact = (lambda e: Fraction(str(e))) if len(set(requests)) < len(requests) else Fraction
    spent, said = Fraction(0), []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        spent += exact(e) if ok else 0
        said.append(ok)
    return said
