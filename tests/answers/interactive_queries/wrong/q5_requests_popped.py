# Wrong for total = 1, parts = ["A", "B"], requests = [("A", 1), ("B", 1)]: lists of fewer than four requests are emptied with pop.
def part_decisions(total, parts, requests):
    queue = requests if len(requests) < 4 else list(requests)
    paid, said = {p: Fraction(0) for p in parts}, []
    while queue:
        name, e = queue.pop(0)
        touched = parts if name is None else [name]
        ok = all(paid[p] + e <= total for p in touched)
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
