# Wrong for requests = [nan, 0.5], total = 1: what is not a number is replaced by inf in the caller's list (if it stands first).
def decisions(total, requests):
    if requests and requests[0] != requests[0]:
        requests[0] = math.inf
    spent, said = Fraction(0), []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= Fraction(str(total))
        spent += Fraction(str(e)) if ok else 0
        said.append(ok)
    return said
