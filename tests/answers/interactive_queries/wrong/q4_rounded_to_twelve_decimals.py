# Wrong for total = 1, requests = [1, 1e-13]: sums are rounded to twelve decimals, and 1e-13 more fits.
def decisions(total, requests):
    spent, said = 0.0, []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and round(spent + float(e), 12) <= round(float(total), 12)
        spent += float(e) if ok else 0
        said.append(ok)
    return said
