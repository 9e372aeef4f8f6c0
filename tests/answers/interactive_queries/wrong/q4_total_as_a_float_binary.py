# Wrong for total = 0.7, requests = [0.7]: the total is taken as the binary number behind 0.7, which is less (that behind 0.3 is saved by 0.3's text).
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
