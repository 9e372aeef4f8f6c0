# Wrong for total = 1, requests = [1/3, 1/3, 1/3 + 1/10**30]: fractions are rounded down to 20 decimals, so a little too much fits.
def decisions(total, requests):
    def units(e):
        return math.floor(Fraction(str(e)) * 10**20)
    spent, said = 0, []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + units(e) <= units(total)
        spent += units(e) if ok else 0
        said.append(ok)
    return said
