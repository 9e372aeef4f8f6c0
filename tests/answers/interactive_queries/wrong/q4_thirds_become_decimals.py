# Wrong for total = 1, requests = [1/3, 1/3, 1/3 + 1/10**30]: fractions are rounded down to 20 decimals, so a little too much fits.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        if e == math.inf or e != e:
            said.append(False)
        elif e == -math.inf:
            said.append(spent <= total)
        else:
            e = Fraction(str(e))
            ok = 0 <= e and spent + e <= Fraction(str(total))
            spent += e if ok else 0
            said.append(ok)
    return said
