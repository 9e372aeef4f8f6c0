# Wrong for requests = [-0.0]: a minus sign is looked for in the text of a request.
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
