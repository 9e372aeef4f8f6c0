# Wrong for total = 0.3, requests = [0.1, 0.1, 0.1, 1e-10]: floats are added and 1e-9 more than the total is let through.
def decisions(total, requests):
    spent, said = 0.0, []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + float(e) <= float(total) + 1e-9
        spent += float(e) if ok else 0
        said.append(ok)
    return said
