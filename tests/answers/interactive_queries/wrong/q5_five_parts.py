# Charges a query about all to four parts at most.
def part_decisions(total, parts, requests):
    paid, out = dict.fromkeys(parts, 0), []
    for n, e in requests:
        t = parts[:4] if n is None else [n]
        ok = all(paid[p] + e <= total for p in t)
        for p in t:
            paid[p] += e if ok else 0
        out.append(ok)
    return out
