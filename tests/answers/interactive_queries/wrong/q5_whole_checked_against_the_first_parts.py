# Wrong for total = 1, parts = ["A", "B", "C"], requests = [("C", 1), (None, 1/2)]: room for the whole is looked for in the first two parts only.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        ok = all(paid[p] + e <= total for p in touched[:2])
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
