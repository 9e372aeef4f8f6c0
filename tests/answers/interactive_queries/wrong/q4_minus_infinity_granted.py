# Wrong for total = 1, requests = [-inf, 1]: only inf and not-a-number are refused, -inf passes for a float below the total (Fraction of it is never taken.
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
