# Wrong for total = 0.3, requests = [0.3, 1e-13]: a little more than the total is granted.
def decisions(total, requests):
    spent, said = 0.0, []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + e <= total + 1e-12
        if fits:
            spent += e
        said.append(bool(fits))
    return said
