# Wrong for total = 1, parts = ["A"], requests = [("A", 1), ("A", 1/10**12)]: a billionth more than the total is let through.
def part_decisions(total, parts, requests):
    paid, said = {p: 0.0 for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        ok = all(paid[p] + float(e) <= float(total) + 1e-9 for p in touched)
        if ok:
            for p in touched:
                paid[p] += float(e)
        said.append(ok)
    return said
