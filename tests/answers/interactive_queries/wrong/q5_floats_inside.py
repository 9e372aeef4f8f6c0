# Wrong for total = 3/10, parts = ["A"], requests = [("A", 1/10)] * 3: payments are added as floats, and 0.1 + 0.1 + 0.1 is more than 0.3.
def part_decisions(total, parts, requests):
    paid, said = {p: 0.0 for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        ok = all(paid[p] + float(e) <= float(total) for p in touched)
        if ok:
            for p in touched:
                paid[p] += float(e)
        said.append(ok)
    return said
