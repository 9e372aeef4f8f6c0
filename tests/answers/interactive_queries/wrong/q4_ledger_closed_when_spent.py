# Wrong for total = 0.3, requests = [0.3, 0]: once a decimal total is all spent, the ledger is closed, also for 0.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        E = Fraction(str(total))
        ok = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= E and not (spent == E and type(total) is float)
        spent += Fraction(str(e)) if ok else 0
        said.append(ok)
    return said
