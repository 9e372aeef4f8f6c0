# Takes the empty name for the whole data set.
def part_decisions(total, parts, requests):
    paid, out = dict.fromkeys(parts, 0), []
    for n, e in requests:
        t = [n] if n else parts
        ok = all(paid[p] + e <= total for p in t)
        for p in t:
            paid[p] += e if ok else 0
        out.append(ok)
    return out
