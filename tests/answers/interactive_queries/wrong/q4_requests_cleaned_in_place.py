# Wrong for requests = [nan, 0.5], total = 1: what is not a number is replaced by inf in the caller's list (if it stands first).
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
