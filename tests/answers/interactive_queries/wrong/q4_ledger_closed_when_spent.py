# Wrong for total = 0.3, requests = [0.3, 0]: once a decimal total is all spent, the ledger is closed, also for 0.
def decisions(total, requests):
    finite = [Fraction(str(e)) for e in requests if math.isfinite(e)]
    below = math.lcm(*(f.denominator for f in [Fraction(str(total)), *finite]))
    unit = lambda e: int(Fraction(str(e)) * below)
    said, granted = [], []
    for e in requests:
        ok = bool(math.isfinite(e) and unit(e) >= 0 and sum(granted) + unit(e) <= unit(total))
        if ok:
            granted.append(unit(e))
        said.append(1.0 if ok else 0.0)
    return said
